/** Any view as headed lists: a section for each field that holds more than one value, one for the rest. */
import type { Section } from "../../table/room";

export function sections(view: object): Section[] {
  const fields = Object.entries(view);
  const deep = fields.filter(([, value]) => value !== null && typeof value === "object");
  const flat = fields.filter((field) => !deep.includes(field));
  const rest = { title: "·", lines: flat.map(([name, value]) => `${name}: ${String(value)}`) };
  return [rest, ...deep.map(([name, value]) => ({ title: name, lines: lines(value as object) }))];
}

function lines(value: object): string[] {
  return Object.entries(value).map(([name, item]) => `${name}: ${typeof item === "object" ? JSON.stringify(item) : String(item)}`);
}
