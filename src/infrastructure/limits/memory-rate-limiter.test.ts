import { expect, test } from "vitest";
import { MemoryRateLimiter } from "./memory-rate-limiter.ts";

test("ten attempts are allowed, then none until the window ends", async () => {
  let now = 0;
  const rateLimiter = new MemoryRateLimiter(() => now);
  for (let i = 0; i < 10; i += 1) expect((await rateLimiter.take("a", 10, 60)).allowed).toBe(true);
  now = 20_000;
  expect(await rateLimiter.take("a", 10, 60)).toEqual({ allowed: false, retryAfter: 40 });
  await rateLimiter.giveBack("a");
  expect((await rateLimiter.take("a", 10, 60)).allowed).toBe(true);
  now = 60_000;
  expect((await rateLimiter.take("a", 10, 60)).allowed).toBe(true);
});

test("a flood of keys does not slow down, and evicts only the oldest keys", async () => {
  const rateLimiter = new MemoryRateLimiter(() => 0);
  await rateLimiter.take("first", 1, 60);
  const started = performance.now();
  for (let i = 0; i < 199_998; i += 1) await rateLimiter.take(`flood-${i}`, 1, 60);
  await rateLimiter.take("last", 1, 60);
  expect((await rateLimiter.take("first", 1, 60)).allowed).toBe(false);
  await rateLimiter.take("one more", 1, 60);
  expect((await rateLimiter.take("first", 1, 60)).allowed).toBe(true);
  expect((await rateLimiter.take("last", 1, 60)).allowed).toBe(false);
  // Scanning the map at every call would take minutes.
  expect(performance.now() - started).toBeLessThan(20_000);
}, 60_000);

test("a flood of one kind of key evicts no key of another kind", async () => {
  const rateLimiter = new MemoryRateLimiter(() => 0);
  await rateLimiter.take("wrong:victim@example.com", 1, 60);
  for (let i = 0; i < 200_010; i += 1) await rateLimiter.take(`mailed:${i}`, 1, 60);
  expect((await rateLimiter.take("wrong:victim@example.com", 1, 60)).allowed).toBe(false);
  expect((await rateLimiter.take("mailed:0", 1, 60)).allowed).toBe(true);
  expect((await rateLimiter.take("mailed:200009", 1, 60)).allowed).toBe(false);
}, 60_000);

test("returned attempts take up no memory", async () => {
  const rateLimiter = new MemoryRateLimiter(() => 0);
  await rateLimiter.take("first", 1, 60);
  for (let i = 0; i < 200_010; i += 1) {
    await rateLimiter.take(`flood-${i}`, 1, 60);
    await rateLimiter.giveBack(`flood-${i}`);
  }
  expect((await rateLimiter.take("first", 1, 60)).allowed).toBe(false);
}, 60_000);

test("reading the used attempts of a key starts no window", async () => {
  let now = 0;
  const rateLimiter = new MemoryRateLimiter(() => now);
  expect(await rateLimiter.used("a")).toBe(0);
  await rateLimiter.take("a", 5, 60);
  await rateLimiter.take("a", 5, 60);
  expect(await rateLimiter.used("a")).toBe(2);
  now = 60_000;
  expect(await rateLimiter.used("a")).toBe(0);
});
