import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ErrorReply } from "../contract/envelope.ts";
import { EventStreamText } from "../contract/orders.ts";
import { ApiError } from "./envelope.ts";

/** Proxies close connections that are silent for a minute. In ms. */
const BEAT_EVERY_MS = 25_000;
/** After this time the page reconnects and is authorised again, in ms. */
const MAX_DURATION_MS = 30 * 60_000;
/** Streams per viewer, and per instance. Pages without a stream poll. */
const MAX_PER_REQUESTER = 40;
/** Per network, for all holders of links to any orders. Many homes share an IPv4 address. */
const MAX_PER_NETWORK = 200;
const MAX_PER_INSTANCE = 2_000;
/** A page that lost its stream reconnects after a random time in this range, in ms, so that not all return at once. */
const RECONNECT_MS = { least: 2_000, most: 6_000 };

/** The replies in the schema of a call that opens a stream. */
export const STREAM_REPLIES = {
  200: {
    description: "Server-sent events, until the client or the shop ends the stream",
    content: { "text/event-stream": { schema: EventStreamText } },
  },
  "4xx": ErrorReply,
  "5xx": ErrorReply,
};

export type EventStream = {
  /** The body of the reply. It closes when the reader leaves or the shop stops. */
  body: Readable;
  send(event: string, data: unknown): void;
  end(): void;
};

/** The open event streams of one instance: limited, kept alive, and ended together. */
export function eventStreams() {
  const open = new Map<Readable, { from: string; network: string | null; until: number }>();
  let isClosed = false;
  const push = (body: Readable, text: string) => {
    if (open.has(body)) body.push(text);
  };
  const end = (body: Readable) => {
    if (open.delete(body)) body.push(null);
  };
  const beat = setInterval(() => {
    for (const [body, { until }] of open) {
      if (Date.now() < until) push(body, ": still here\n\n");
      else end(body);
    }
  }, BEAT_EVERY_MS).unref();

  return {
    /**
     * @param network of the holder of a link; null for a customer, who is counted alone
     * @returns null if this person, network or instance has reached its limit, or the shop stops
     */
    open(from: string, network: string | null): EventStream | null {
      const others = [...open.values()];
      const ofOne = others.filter((other) => other.from === from).length;
      const ofNetwork = others.filter((other) => network !== null && other.network === network).length;
      if (isClosed || open.size >= MAX_PER_INSTANCE) return null;
      if (ofOne >= MAX_PER_REQUESTER || ofNetwork >= MAX_PER_NETWORK) return null;
      const body = new Readable({ read() {} });
      open.set(body, { from, network, until: Date.now() + MAX_DURATION_MS });
      body.once("close", () => open.delete(body));
      const { least, most } = RECONNECT_MS;
      body.push(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
      return {
        body,
        send: (event, data) => push(body, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        end: () => end(body),
      };
    },
    close(): void {
      isClosed = true;
      clearInterval(beat);
      for (const body of open.keys()) end(body);
    },
  };
}

/** The event streams of a plugin's calls. They end before the shop stops. */
export function streamsOf(plugin: FastifyInstance) {
  const streams = eventStreams();
  plugin.addHook("preClose", async () => streams.close());
  return streams;
}

const TOO_MANY = { status: 429, code: "too-many-streams", retryAfterSeconds: 60 };

/** The refusal of a stream that could not be opened. */
export function tooManyStreams(reply: FastifyReply): ApiError {
  reply.header("retry-after", String(TOO_MANY.retryAfterSeconds));
  return new ApiError(
    TOO_MANY.status,
    TOO_MANY.code,
    "Too many pages follow orders. Please come back later.",
  );
}

/** Replies with an open stream. */
export function replyWithStream(reply: FastifyReply, { body }: EventStream): never {
  return (
    reply
      .header("x-accel-buffering", "no")
      // Otherwise the connection would stay open after the last event, and a stopping shop would wait for it.
      .header("connection", "close")
      .type("text/event-stream; charset=utf-8")
      .send(body as never) as never
  );
}
