/** A notice of the browser when it is one's turn and the page is not in front. Not every browser has them. */

export const canNotify = "Notification" in window;

/** Ask the person for leave; may we? */
export async function mayNotify(): Promise<boolean> {
  return canNotify && (await Notification.requestPermission()) === "granted";
}

/** Show a notice; how to take it away again. */
export function notify(title: string, body: string, tag: string): () => void {
  try {
    const notice = new Notification(title, { body, tag });
    return () => notice.close();
  } catch {
    // Some phones show notices through a service worker only; there is no notice then.
    return () => undefined;
  }
}
