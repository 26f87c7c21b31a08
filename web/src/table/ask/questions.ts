/** Choosing one of many acts in short steps: the kind of act, then field by field. Mirrors ludoteca/cli/talk/chooser.py. */
import type { AnyAct } from "../../wire/shapes";
import type { Table } from "../state/table.svelte";

/** What the acts differ in first, with the acts of each answer. */
export interface Question {
  field: string;
  answers: { value: unknown; acts: AnyAct[] }[];
}

/** The next question that has more than one answer; null if there is one act. */
export function question(acts: readonly AnyAct[]): Question | null {
  for (const field of Object.keys(acts[0] ?? {})) {
    const answers = grouped(acts, field);
    if (answers.length > 1) return { field, answers };
  }
  return null;
}

function grouped(acts: readonly AnyAct[], field: string): Question["answers"] {
  const groups = new Map<string, { value: unknown; acts: AnyAct[] }>();
  for (const act of acts) {
    const value: unknown = Reflect.get(act, field);
    const key = JSON.stringify(value) ?? "";
    const group = groups.get(key) ?? { value, acts: [] };
    group.acts.push(act);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The question in words. */
export function asked(table: Table, field: string): string {
  const { words } = table;
  if (field === "type") return words.say("ask-choose");
  return words.has(`field-${field}`) ? words.say(`field-${field}`) : words.say("field-other", { field });
}

/** An answer in words. */
export function answered(table: Table, field: string, value: unknown): string {
  return table.words.label(field === "type" ? "kind" : field, value, table.names) || table.words.say("option-nothing");
}
