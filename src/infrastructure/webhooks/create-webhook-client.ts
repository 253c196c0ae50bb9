import { lookup as systemLookup } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { errorCode } from "../files/error-code.ts";
import { isLoopbackIp, isPublicIp } from "./public-ip.ts";
import type { WebhookClient, WebhookProblem, WebhookRequest, WebhookResult } from "./webhook-client.ts";

/** Time limit of an attempt in ms, from looking up the host to the end of the reply. */
const TIMEOUT_MS = 10_000;
/** More of a reply is not read: only its status counts. */
const MOST_REPLY_BYTES = 16 * 1024;
const MOST_HEADER_BYTES = 8 * 1024;

type Lookup = (host: string) => Promise<{ address: string; family: number }[]>;

type Options = {
  /** A demo shop may call programs on its own machine, without TLS too. */
  allowsLoopback: boolean;
  timeoutMs?: number;
  /** Looks a host name up; the system's resolver, except in tests. */
  lookup?: Lookup;
};

class PrivateIp extends Error {}

/**
 * Sends webhooks only to the public internet. The IPs of a host are checked when the connection is made, by the
 * lookup of the socket itself, so a host cannot change its IP between the check and the connection.
 */
export function createWebhookClient({
  allowsLoopback,
  timeoutMs = TIMEOUT_MS,
  lookup = (host) => systemLookup(host, { all: true, verbatim: true }),
}: Options): WebhookClient {
  const mayConnect = (ip: string) => isPublicIp(ip) || (allowsLoopback && isLoopbackIp(ip));
  const checkedLookup: LookupFunction = (host, options, callback) => {
    lookup(host).then(
      (ips) => {
        const [first] = ips;
        // One private IP among public ones is refused too: the socket could choose it.
        if (!first || !ips.every(({ address }) => mayConnect(address)))
          callback(new PrivateIp(`${host} is not a public IP`), "", 0);
        else if (options.all) callback(null, ips);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
  const mayCall = (url: URL) => {
    const ip = ipIn(url);
    if (url.protocol === "https:") return ip === null || mayConnect(ip);
    const isLocal = url.hostname === "localhost" || (ip !== null && isLoopbackIp(ip));
    return url.protocol === "http:" && allowsLoopback && isLocal;
  };
  const post = async (request: WebhookRequest): Promise<WebhookResult> => {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    let reply: Pick<WebhookResult, "status" | "problem">;
    try {
      const url = new URL(request.url);
      // Sockets look up no IP addresses.
      if (!mayCall(url)) throw new PrivateIp("not a public IP");
      const status = await send(url, { ...request, signal, lookup: checkedLookup });
      reply = { status, problem: status >= 200 && status < 300 ? null : "wrong-status" };
    } catch (error) {
      reply = { status: null, problem: signal.aborted ? "timeout" : problemOf(error) };
    }
    return { ...reply, ms: Math.round(performance.now() - startedAt) };
  };
  return { mayCall, post };
}

/** The IP that a URL names instead of a host. The URL parser has normalised octal and hexadecimal forms. */
function ipIn({ hostname }: URL): string | null {
  const ip = hostname.replace(/^\[|\]$/g, "");
  return isIP(ip) > 0 ? ip : null;
}

type Sending = WebhookRequest & { signal: AbortSignal; lookup: LookupFunction };

function send(url: URL, { headers, body, signal, lookup }: Sending): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { request } = url.protocol === "http:" ? http : https;
  const bytes = Buffer.from(body);
  const sent = request(url, {
    method: "POST",
    headers: { ...headers, "content-length": bytes.length },
    // A connection of its own, so that no later request uses an IP that was checked earlier.
    agent: false,
    maxHeaderSize: MOST_HEADER_BYTES,
    signal,
    lookup,
  });
  sent.on("response", (response) => {
    const { statusCode = 0 } = response;
    drain(response).then(() => resolve(statusCode));
  });
  sent.on("error", reject);
  sent.end(bytes);
  return promise;
}

/** Reads a reply to its end or its limit, whichever comes first, so that a well-behaved server sees no broken connection. */
async function drain(response: IncomingMessage): Promise<void> {
  let read = 0;
  try {
    for await (const chunk of response) {
      read += (chunk as Buffer).length;
      if (read > MOST_REPLY_BYTES) break;
    }
  } catch {
    // The status has arrived. The rest of the reply does not matter.
  }
  response.destroy();
}

const NO_SUCH_HOST = ["ENOTFOUND", "EAI_AGAIN", "EAI_NODATA"];

function problemOf(error: unknown): WebhookProblem {
  if (error instanceof PrivateIp) return "private-address";
  const code = errorCode(error) ?? "";
  if (NO_SUCH_HOST.includes(code)) return "no-such-host";
  return /CERT|SIGNATURE|ERR_TLS|EPROTO|ERR_SSL/.test(code) ? "certificate" : "no-connection";
}
