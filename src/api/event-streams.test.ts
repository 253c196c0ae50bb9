import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventStreams } from "./event-streams.ts";

let streams: ReturnType<typeof eventStreams>;
beforeEach(() => {
  vi.useFakeTimers();
  streams = eventStreams();
});
afterEach(() => {
  streams.close();
  vi.useRealTimers();
});

function opened(from: string, network: string | null = null) {
  const stream = streams.open(from, network);
  if (!stream) throw new Error("no stream was to be had");
  let text = "";
  stream.body.on("data", (some) => (text += some));
  return { ...stream, text: () => text };
}

test("an idle stream sends a beat within half a minute, so that no proxy closes it", async () => {
  const { text } = opened("203.0.113.7");
  await vi.advanceTimersByTimeAsync(30_000);
  expect(text()).toMatch(/^retry: \d{4}\n\n: still here\n\n$/);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(text().match(/still here/g)).toHaveLength(3);
});

test("a stream ends after half an hour, and frees its place", async () => {
  for (let i = 0; i < 40; i += 1) opened("203.0.113.7");
  expect(streams.open("203.0.113.7", null)).toBeNull();
  await vi.advanceTimersByTimeAsync(31 * 60_000);
  expect(streams.open("203.0.113.7", null)).not.toBeNull();
});

test("an instance holds at most 2,000 streams in total, and none once it stops", async () => {
  const held = Array.from({ length: 2_000 }, (_, i) => opened(`203.0.${i % 200}.1`));
  expect(streams.open("198.51.100.1", null)).toBeNull();
  held[0]?.body.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams.open("198.51.100.1", null)).not.toBeNull();
  streams.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(held.every(({ body }) => body.readableEnded || body.destroyed)).toBe(true);
  expect(streams.open("198.51.100.2", null)).toBeNull();
});

test("holders of links on one network have 200 streams together; customers and other networks have theirs", async () => {
  const network = "network:203.0.113.7";
  const ofLinks = Array.from({ length: 200 }, (_, nth) => opened(`order-${nth % 10}:${network}`, network));
  expect(streams.open(`another:${network}`, network)).toBeNull();
  expect(streams.open("user:asha", null)).not.toBeNull();
  expect(streams.open("another:network:198.51.100.1", "network:198.51.100.1")).not.toBeNull();
  ofLinks[0]?.body.destroy();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams.open(`another:${network}`, network)).not.toBeNull();
});
