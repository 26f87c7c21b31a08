/** Which of the table's tools are open. */
import { tick } from "svelte";
import { phone } from "../../browser/phone";
import { say } from "../../words/library.svelte";
import type { Table } from "../state/table.svelte";

export class Tools {
  text = $state(false);
  chat = $state(false);
  hint = $state(false);
  settings = $state(false);
  menu = $state(false);
  /** The ending is put aside, once there is one: the board is looked at, the table read, or something said. */
  aside = $state(false);
  #read = $state(0);

  toggleText(table: Table): void {
    this.menu = false;
    this.aside = table.over;
    this.text = !this.text;
  }
  /** On a phone a sheet comes or goes; elsewhere the chat is there, and its field gets the keyboard. */
  toggleChat(table: Table): void {
    this.menu = false;
    this.chat = phone.current && !this.chat;
    this.read(table);
    if (phone.current) return;
    this.aside = table.over;
    void tick().then(() => document.getElementById("say")?.focus());
  }
  toggleHint(table: Table): void {
    this.hint = !this.hint;
    if (this.hint && !table.hinted && table.mine) void table.hint();
  }
  /** Take back what was picked, else the last decision; where neither can be, say why. */
  takeBack(table: Table): void {
    if (table.choice.begun) table.choice.clear();
    else if (table.canUndo) void table.undo();
    else if (!table.onlooker) table.refuse(say("cannot-undo"));
  }
  /** The lines of chat have been seen. */
  read(table: Table): void {
    this.#read = table.said.length;
  }
  unread(table: Table): boolean {
    return phone.current && !this.chat && table.said.length > this.#read;
  }
}
