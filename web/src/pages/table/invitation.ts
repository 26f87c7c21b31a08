/** The link of a table: where others can open it. */
import { get } from "../../wire/http";
import type { Reach } from "../../wire/protocol";

export interface Invitation {
  /** As a browser names it: `http://192.168.1.7:8000`. */
  origin: string;
  /** The link opens on this machine only. */
  hereOnly: boolean;
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Opened under a name that only this machine knows, a page asks the server by which one the others reach it. */
export async function invited(place: Pick<Location, "origin" | "hostname" | "protocol" | "port"> = location, ask = () => get<Reach>("/api/reach")): Promise<Invitation> {
  if (!LOOPBACK.test(place.hostname)) return { origin: place.origin, hereOnly: false };
  const { address } = await ask();
  if (!address) return { origin: place.origin, hereOnly: true };
  return { origin: `${place.protocol}//${address}${place.port && `:${place.port}`}`, hereOnly: false };
}
