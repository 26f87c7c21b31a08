/** The table in words: rounds, piles and every player's zones as headed lists. */
import type { Section } from "../../../table/room";
import { about } from "./explain";
import { PARCELS, PILES, type Table } from "./names";

export function text(table: Table): Section[] {
  return [player(table, table.side), ...PARCELS.map((parcel) => piles(table, parcel)), shared(table), ...table.others.map((seat) => player(table, seat))];
}

function cards(table: Table, names: readonly string[], state: "plain" | "present" | "decorated" = "plain"): string {
  return names.map((name) => about.card(table, name, state).title).join("; ") || table.words.say("option-nothing");
}

/** One parcel: who used its action, and its piles. */
function piles(table: Table, parcel: (typeof PARCELS)[number]): Section {
  const users = table.view.seats.flatMap((area, seat) => (area.used.includes(parcel.basic) ? [table.names[seat] ?? ""] : []));
  const lines = parcel.piles.map((pile) => {
    const row = table.view.piles[PILES.indexOf(pile)];
    const down = row?.hidden ? `${table.words.say("pile-down", { count: row.hidden })}; ` : "";
    return `${pile}: ${down}${cards(table, row?.cards ?? [])}`;
  });
  return { title: about.basic(table, parcel.basic).title, lines: users.length ? [users.join(", "), ...lines] : lines };
}

function shared(table: Table): Section {
  const { view, words } = table;
  const round = about.round(table, view.round);
  const stock = view.discard.length ? words.say("stock", { count: view.deck_size, cards: view.discard }) : words.say("stock-unused", { count: view.deck_size });
  const next = view.claimed >= 0 ? [words.say("next-initiative", { seat: view.claimed }, table.names)] : [];
  return { title: round.title, lines: [round.text, stock, ...next] };
}

function player(table: Table, seat: number): Section {
  const { words } = table;
  const area = table.view.seats[seat];
  if (!area) return { title: "", lines: [] };
  const coal = (count: number) => Array.from({ length: count }, () => "coal");
  const zone = (name: string, value: string) => `${words.say(`zone-${name}`)}: ${value}`;
  const vips = area.vips.map((row) => `${about.vip(table, row.vip).title} (${row.presents.length})`).join("; ");
  return {
    title: `${table.names[seat] ?? ""}, ${about.character(table, area.character).title}`,
    lines: [
      `${words.say("area-tokens")}: ${area.tokens}`,
      zone("objects", cards(table, [...area.objects, ...coal(area.coal)])),
      zone("presents", cards(table, [...area.presents, ...coal(area.wrapped_coal)], "present")),
      zone("decorated", cards(table, area.decorated, "decorated")),
      zone("papers", `${area.paper_units}: ${cards(table, area.papers.map((size) => `paper-${size}`))}`),
      zone("energy", `${area.energy_units}: ${cards(table, area.energy)}`),
      zone("extras", cards(table, area.extras)),
      zone("vips", vips || words.say("option-nothing")),
      zone("delivered", cards(table, area.delivered, "present")),
    ],
  };
}
