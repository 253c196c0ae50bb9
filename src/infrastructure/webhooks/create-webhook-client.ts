import { lookup as systemLookup } from "node:dns/promises";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { errorCode } from "../files/error-code.ts";
import { isLoopbackAddress, isPublicAddress } from "./public-address.ts";
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

class PrivateAddress extends Error {}

/**
 * Sends webhooks only to the public internet. The addresses of a host are checked when the connection is made, by the
 * lookup of the socket itself, so a host cannot change its address between the check and the connection.
 */
export function createWebhookClient({
  allowsLoopback,
  timeoutMs = TIMEOUT_MS,
  lookup = (host) => systemLookup(host, { all: true, verbatim: true }),
}: Options): WebhookClient {
  const mayConnect = (address: string) =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));
  const checkedLookup: LookupFunction = (host, options, callback) => {
    lookup(host).then(
      (addresses) => {
        const [first] = addresses;
        // One private address among public ones is refused too: the socket could choose it.
        if (!first || !addresses.every(({ address }) => mayConnect(address)))
          callback(new PrivateAddress(`${host} is not a public address`), "", 0);
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, "", 0),
    );
  };
  const mayCall = (url: URL) => {
    const address = addressIn(url);
    if (url.protocol === "https:") return address === null || mayConnect(address);
    const isLocal = url.hostname === "localhost" || (address !== null && isLoopbackAddress(address));
    return url.protocol === "http:" && allowsLoopback && isLocal;
  };
  const post = async (request: WebhookRequest): Promise<WebhookResult> => {
    const startedAt = performance.now();
    const signal = AbortSignal.timeout(timeoutMs);
    let reply: Pick<WebhookResult, "status" | "problem">;
    try {
      const url = new URL(request.url);
      // Sockets look up no IP addresses.
      if (!mayCall(url)) throw new PrivateAddress("not a public address");
      const status = await send(url, { ...request, signal, lookup: checkedLookup });
      reply = { status, problem: status >= 200 && status < 300 ? null : "wrong-status" };
    } catch (error) {
      reply = { status: null, problem: signal.aborted ? "timeout" : problemOf(error) };
    }
    return { ...reply, ms: Math.round(performance.now() - startedAt) };
  };
  return { mayCall, post };
}

/** The IP address that a URL names instead of a host. The URL parser has normalised octal and hexadecimal forms. */
function addressIn({ hostname }: URL): string | null {
  const address = hostname.replace(/^\[|\]$/g, "");
  return isIP(address) > 0 ? address : null;
}

type Sending = WebhookRequest & { signal: AbortSignal; lookup: LookupFunction };

function send(url: URL, { headers, body, signal, lookup }: Sending): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { request } = url.protocol === "http:" ? http : https;
  const bytes = Buffer.from(body);
  const sent = request(url, {
    method: "POST",
    headers: { ...headers, "content-length": bytes.length },
    // A connection of its own, so that no later request uses an address that was checked earlier.
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
  if (error instanceof PrivateAddress) return "private-address";
  const code = errorCode(error) ?? "";
  if (NO_SUCH_HOST.includes(code)) return "no-such-host";
  return /CERT|SIGNATURE|ERR_TLS|EPROTO|ERR_SSL/.test(code) ? "certificate" : "no-connection";
}
