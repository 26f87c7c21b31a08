/** Keyboard play: Enter on the same thing again confirms, Backspace takes back, letters press the ask's answers. */
import type { Table } from "../state/table.svelte";

const WRITING = "input, textarea, select, [contenteditable]";

/** The listener for a table's keys; `stagedFrom` is what had the focus when the act was staged. */
export function keysOf(table: Table, takeBack: () => void, stagedFrom: () => Element | null) {
  return (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const elsewhere = target.closest("dialog") || target.matches(WRITING) || event.ctrlKey || event.metaKey || event.altKey;
    if (elsewhere) return;
    if (event.key === "Backspace" || (event.key === "Escape" && table.choice.begun)) {
      event.preventDefault();
      takeBack();
    } else if (event.key === "Enter" && table.choice.staged && (target === stagedFrom() || target === document.body)) {
      event.preventDefault();
      void table.choice.confirm();
    } else if (table.mine && (target === document.body || target.closest("[data-stage]"))) {
      press(table, event);
    }
  };
}

function press(table: Table, event: KeyboardEvent): void {
  const answer = table.room.ask(table).answers?.find((each) => each.key?.toLowerCase() === event.key.toLowerCase());
  if (!answer) return;
  event.preventDefault();
  if (answer.why === undefined) answer.press();
  else table.refuse(answer.why);
}
