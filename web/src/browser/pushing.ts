/** Notices that come while the page is not open (Web Push), and the worker that shows them. Not every browser has them. */

export const canPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** What the server has to know of this browser. */
export interface Subscribed {
  endpoint: string;
  key: string;
  auth: string;
}

/** Let the worker work; a browser without one plays all the same. */
export async function enlist(): Promise<void> {
  await navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
}

/** Is this browser sent notices? Its endpoint. */
export async function pushed(): Promise<string | null> {
  if (!canPush) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask the person for leave, and the browser for an address under the server's key; null where one of them says no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if (!canPush || (await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const told = found?.toJSON();
  if (!told?.endpoint || !told.keys?.p256dh || !told.keys.auth) return null;
  return { endpoint: told.endpoint, key: told.keys.p256dh, auth: told.keys.auth };
}

/** No notices to this browser any more. */
export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
