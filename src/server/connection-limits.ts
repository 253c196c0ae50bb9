import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../shop/basics/network-of.ts";

/** Limits of connections. Times are in ms. */
export type ConnectionLimits = {
  /** Connections per instance. The operating system drops further ones at once. */
  most: number;
  /** Connections per network. Many homes share an IPv4 address, and a browser opens six. */
  mostOfOneNetwork: number;
  /** Time for the headers of a request, and for the first byte of a new connection. */
  headersWithin: number;
  /** Last resort for a whole request. `limitBodies` is stricter for most. */
  requestWithin: number;
  /** Closes an idle connection. Event streams send a beat every 25 s. */
  silentFor: number;
  /** How often Node looks for late requests. */
  checkEvery: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 5_000,
  mostOfOneNetwork: 256,
  headersWithin: 15_000,
  requestWithin: 200_000,
  silentFor: 120_000,
  checkEvery: 2_000,
};

/** How long the client may take to read the reply before its connection is destroyed, in ms. */
const READ_TIMEOUT_MS = 1_000;

const SENTENCES: Record<number, string> = {
  400: "The request could not be read.",
  408: "The request took too long to arrive. Please check your connection and try again.",
  417: "The shop does not know what this request expects. Please send it again without an Expect header.",
  429: "Too many connections from your network. Please close some and try again.",
  431: "The headers of the request are too large. Please delete the shop's cookies and try again.",
};

/** Unfinished replies per connection: several if the client pipelines requests. */
const unfinished = new WeakMap<Socket, Set<ServerResponse>>();

/** Connections that `answerAndClose` is closing. */
const closing = new WeakSet<Socket>();

/** Fastify's options that limit connections. */
export function serverOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestWithin,
    connectionTimeout: limits.silentFor,
    http: { headersTimeout: limits.headersWithin, connectionsCheckingInterval: limits.checkEvery },
    clientErrorHandler: answerBrokenRequest,
  };
}

/**
 * Recognises IPs that many people share: trusted proxies, and this machine (demos, load tests). Limits per network do
 * not apply to them.
 * @param trustedProxies as in `TRUST_PROXY`
 */
export function sharedIps(trustedProxies: string | undefined): (ip: string) => boolean {
  const ranges = (trustedProxies ?? "").split(",").map((range) => range.trim());
  const isShared = proxyAddr.compile(["loopback", ...ranges.filter(Boolean)]);
  return (ip) => isShared(ip, 0);
}

/** Limits the connections of the whole server and of each network. */
export function limitConnections(
  { server }: FastifyInstance,
  { most, mostOfOneNetwork }: ConnectionLimits,
  isShared: (ip: string) => boolean,
): void {
  server.maxConnections = most;
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const ip = socket.remoteAddress;
    if (ip === undefined || isShared(ip)) return;
    const network = networkOf(ip);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once("close", () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count > mostOfOneNetwork) answerAndClose(socket, 429);
  });
  server.prependListener("request", rememberReply);
  // Node would reply 417 without calling Fastify's hooks, and then read a body of any size at any pace.
  server.on("checkExpectation", (request: IncomingMessage, reply: ServerResponse) => {
    rememberReply(request, reply);
    answerAndClose(request.socket, 417);
  });
}

function rememberReply({ socket }: IncomingMessage, reply: ServerResponse): void {
  const replies = unfinished.get(socket) ?? new Set();
  unfinished.set(socket, replies.add(reply));
  reply.once("close", () => replies.delete(reply));
}

type Refusal = { sentence?: string | undefined; retryAfter?: number };

/**
 * Replies on a bare connection and closes it, reading no further request. Only closes it if a reply has begun or
 * another is due first: the client would take this one for a part of it.
 * @param refusal the sentence for people, and when to retry, in seconds
 */
export function answerAndClose(socket: Socket, status: number, refusal: Refusal = {}): void {
  if (closing.has(socket)) return;
  closing.add(socket);
  stopParsing(socket);
  const replies = [...(unfinished.get(socket) ?? [])];
  if (!socket.writable || replies.length > 1 || replies.some(({ headersSent }) => headersSent)) {
    socket.destroy();
    return;
  }
  const { sentence: text = SENTENCES[status] ?? SENTENCES[400], retryAfter } = refusal;
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...(retryAfter === undefined ? [] : [`retry-after: ${retryAfter}`]),
    "connection: close",
    "cache-control: no-store",
    "content-type: text/plain; charset=utf-8",
    `content-length: ${Buffer.byteLength(`${text}`)}`,
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${text}`);
  // Destroying it at once would send a reset, which overtakes the reply.
  setTimeout(() => socket.destroy(), READ_TIMEOUT_MS).unref();
}

/** Detaches Node's HTTP parser from the connection, and discards what still arrives. */
function stopParsing(socket: Socket): void {
  socket.removeAllListeners("data");
  // The parser reads directly from the operating system until there is another listener.
  socket.on("data", () => {});
  socket.resume();
}

/** Node could not read a request: broken, headers too large, or too slow. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  // Browsers open connections in advance, and would take this for the reply to their next request.
  const isUnused = socket.bytesRead === 0;
  if (error.code === "ECONNRESET" || socket.destroyed || isUnused) socket.destroy();
  else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") answerAndClose(socket, 408);
  else answerAndClose(socket, error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400);
}
