/** The table in words: the workshop, the market and every player's things as headed lists. */
import type { Section } from "../../../table/room";
import { about, upper } from "./explain";
import { COLOURS, KINDS, LOCATIONS, type Table } from "./names";

export function text(table: Table): Section[] {
  const mine = table.side;
  return [player(table, mine), workshop(table), market(table), ...table.others.map((seat) => player(table, seat))];
}

/** Dice by location, with what else lies there. */
function workshop(table: Table): Section {
  const { view, words } = table;
  const head = [words.say("area-dice"), ...COLOURS.map((colour) => String(words.word("colour", colour)))];
  const rows = LOCATIONS.map((location, place) => ({
    name: `${place + 1} ${about.location(table, location).title}`,
    cells: COLOURS.map((colour) => String(view.dice[location]?.[colour] ?? 0)),
  }));
  const lines = [
    `${words.say("area-reindeer")}: ${view.reindeer}`,
    words.say("area-stock", { stockings: counted(table, "stocking", view.stock), artifacts: counted(table, "artifact", view.room) }),
    words.say("area-forest", { count: view.forest_size + view.under.length }),
  ];
  return { title: words.say("area-round", { round: view.round, rounds: view.rounds }), grid: { head, rows }, lines };
}

function market(table: Table): Section {
  const lines = table.view.market.map((wish) => about.wish(table, wish, table.side).title);
  return { title: table.words.say("web-sk-market"), lines: [...lines, table.words.say("web-sk-deck", { count: table.view.deck_size })] };
}

function player(table: Table, seat: number): Section {
  const { words } = table;
  const area = table.view.seats[seat];
  if (!area) return { title: "", lines: [] };
  const wishes = [...area.wishes].map((wish) => about.wish(table, wish, seat)).map(({ title, now }) => (now ? `${title}. ${now}` : title));
  const artifacts = area.artifacts.map((name) => about.artifact(table, name).title + (area.used.includes(name) ? ` (${words.say("web-sk-used")})` : ""));
  const said = (key: string, value: string | number) => `${words.say(`area-${key}`)}: ${value || words.say("option-nothing")}`;
  return {
    title: table.names[seat] ?? "",
    lines: [
      ...(table.view.first === seat ? [upper(words.say("web-sk-first"))] : []),
      KINDS.map((kind) => `${String(words.word("resource", kind))} ${area.goods[kind] ?? 0}`).join(", "),
      said("elves", String(area.elves)),
      said("toys", counted(table, "toy", area.toys)),
      said("stockings", counted(table, "stocking", area.stockings)),
      said("artifacts", artifacts.join(", ")),
      said("helper", area.helper ? about.helper(table, area.helper).title : ""),
      said("wishes", wishes.join("; ")),
      said("delivered", String(area.delivered.length)),
    ],
  };
}

/** "ball 2, doll 1": what there is at least one of. */
function counted(table: Table, name: string, counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0);
  return some.map(([id, count]) => `${String(table.words.word(name, id))} ${count}`).join(", ");
}
