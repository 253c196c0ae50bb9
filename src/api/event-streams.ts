import { Readable } from "node:stream";

/** Proxies give up what says nothing for a minute. */
const BEAT_EVERY = 25_000;
/** After this time a page asks anew by itself, and shows again that it may, in ms. */
const LONGEST = 30 * 60_000;
/** Of one asker, and in one instance of the shop. Who gets none looks now and then instead. */
const MOST_OF_ONE = 40;
/** Of all holders of links on one network, whatever their orders. Many homes share an IPv4 address. */
const MOST_OF_ONE_NETWORK = 200;
const MOST = 2_000;
/** A page that lost its stream comes back after this time, in ms: not all of them in the same moment. */
const BACK_AFTER = { least: 2_000, most: 6_000 };

export type EventStream = {
  /** What is sent as the answer. It closes when the reader goes, and when the shop does. */
  body: Readable;
  send(event: string, data: unknown): void;
  end(): void;
};

/** The streams of server-sent events that one instance holds open: counted, kept awake, and all ended with it. */
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
  }, BEAT_EVERY).unref();

  return {
    /**
     * @param network of the holder of a link; null for a customer, who is counted alone
     * @returns null when this asker, network or instance has as many as it may, or the shop stops
     */
    open(from: string, network: string | null): EventStream | null {
      const others = [...open.values()];
      const ofOne = others.filter((other) => other.from === from).length;
      const ofNetwork = others.filter((other) => network !== null && other.network === network).length;
      if (isClosed || open.size >= MOST) return null;
      if (ofOne >= MOST_OF_ONE || ofNetwork >= MOST_OF_ONE_NETWORK) return null;
      const body = new Readable({ read() {} });
      open.set(body, { from, network, until: Date.now() + LONGEST });
      body.once("close", () => open.delete(body));
      const { least, most } = BACK_AFTER;
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
