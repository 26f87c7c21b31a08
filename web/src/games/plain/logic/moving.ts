/** How a move is shown: what it changed is marked. */
import type { Scene } from "../../../table/motion/motion";
import { reach } from "./pieces";

export function animate({ motion, from, to }: Scene): Promise<void> {
  for (const part of motion.stage.querySelectorAll<HTMLElement>("[data-path]")) {
    const { path = "", seat = "0" } = part.dataset;
    const [before, after] = [from, to].map((view) => JSON.stringify(reach(view, path, Number(seat))));
    if (before !== after) motion.mark(part);
  }
  return Promise.resolve();
}
