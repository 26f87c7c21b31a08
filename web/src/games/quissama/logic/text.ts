/** The table in words: characters, map, market and every player's area as headed lists. */
import type { Section } from "../../../table/room";
import { about } from "./explain";
import { laidOut, type Table } from "./names";

export function text(table: Table): Section[] {
  return [player(table, table.side), gallery(table), map(table), ministry(table), market(table), ...table.others.map((seat) => player(table, seat))];
}

const cards = (table: Table, names: readonly string[]): string => String(table.words.word("cards", names)) || table.words.say("option-nothing");

function gallery(table: Table): Section {
  const here = table.view.characters.filter((character) => !character.gone);
  const lines = here.map((character) => {
    const { title, now } = about.character(table, character);
    const meeples = character.meeples.map((seat) => table.names[seat] ?? "").join(", ");
    return [title, now, meeples && `${table.words.say("area-reserve")}: ${meeples}`].filter(Boolean).join("; ");
  });
  return { title: table.words.say("table-gallery"), lines };
}

function map(table: Table): Section {
  const { view, words } = table;
  const lines = [
    ...view.plazas.map((plaza) => about.plaza(table, plaza.name, plaza.capoeiras).title),
    `${words.say("place-cabeca-de-porco")}: ${view.cabeca_de_porco} / ${view.spaces}`,
    `${words.say("table-senzala")}: ${view.senzala}`,
    ...view.shops.map((shop) => [about.shop(table, shop).title, about.shop(table, shop).now].filter(Boolean).join("; ")),
  ];
  return { title: words.say("web-qs-map"), lines };
}

function ministry(table: Table): Section {
  return { title: table.words.say("table-ministry"), lines: table.view.ministry.map((seat, place) => about.minister(table, place + 1, seat).title) };
}

function market(table: Table): Section {
  const { view, words } = table;
  const lines = view.market.map((card, place) => `${place + 1}: ${words.say(`card-${card}`)}`);
  return { title: words.say("table-market"), lines: [...lines, `${words.say("table-pile")}: ${view.pile}`, `${words.say("table-discard")}: ${cards(table, laidOut(view.discard))}`] };
}

function player(table: Table, seat: number): Section {
  const { view, words } = table;
  const area = view.seats[seat];
  if (!area) return { title: "", lines: [] };
  const own = area.hand ? [`${words.say("table-hand")}: ${cards(table, laidOut(area.hand))}`] : [`${words.say("area-cards")}: ${area.hand_size}`, `${words.say("table-known")}: ${cards(table, laidOut(area.known))}`];
  const held = view.characters.filter((character) => character.holder === seat).map((character) => about.character(table, character));
  return {
    title: table.names[seat] ?? "",
    lines: [...own, `${words.say("area-reserve")}: ${area.reserve}`, `${words.say("area-ministers")}: ${area.ministers}`, `${words.say("area-shops")}: ${area.full_shops}`, ...held.map(({ title, now }) => [title, now].filter(Boolean).join(", "))],
  };
}
