import { isIPv6 } from "node:net";
import type { Config } from "./config.ts";

/** The loopback addresses that reach a server that listens on all addresses. `URL` writes every form of them so. */
const LOOPBACK_OF: Record<string, string> = { "0.0.0.0": "127.0.0.1", "[::]": "[::1]" };

/** The URL by which the shop reaches itself. A server on one address answers only there. */
export function ownUrl({ HOST, PORT }: Pick<Config, "HOST" | "PORT">): string {
  const { hostname } = new URL(`http://${isIPv6(HOST) ? `[${HOST}]` : HOST}`);
  return `http://${LOOPBACK_OF[hostname] ?? hostname}:${PORT}`;
}
