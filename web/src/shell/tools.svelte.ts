/** Which of the table's tools are open. */
import type { Table } from "../lib/table.svelte";

export class Tools {
  text = $state(false);
  chat = $state(false);
  hint = $state(false);
  settings = $state(false);
  menu = $state(false);
  /** The score sheet was put aside to look at the board. */
  aside = $state(false);
  #read = $state(0);

  toggleText(): void {
    this.menu = false;
    this.text = !this.text;
  }
  toggleChat(table: Table): void {
    this.menu = false;
    this.chat = !this.chat;
    this.read(table);
  }
  toggleHint(table: Table): void {
    this.hint = !this.hint;
    if (this.hint && !table.hinted && table.mine) void table.hint();
  }
  /** The lines of chat have been seen. */
  read(table: Table): void {
    this.#read = table.said.length;
  }
  unread(table: Table): boolean {
    return !this.chat && table.said.length > this.#read;
  }
}
