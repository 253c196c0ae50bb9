import { expect, test } from "vitest";
import { AttemptsInMemory } from "./attempts-in-memory.ts";

test("of ten tries ten are allowed, then none until the time has run out", async () => {
  let now = 0;
  const attempts = new AttemptsInMemory(() => now);
  for (let i = 0; i < 10; i += 1) expect((await attempts.take("a", 10, 60)).allowed).toBe(true);
  now = 20_000;
  expect(await attempts.take("a", 10, 60)).toEqual({ allowed: false, retryAfter: 40 });
  await attempts.giveBack("a");
  expect((await attempts.take("a", 10, 60)).allowed).toBe(true);
  now = 60_000;
  expect((await attempts.take("a", 10, 60)).allowed).toBe(true);
});

test("a flood of keys is no slower at its end, and only the oldest keys are forgotten for it", async () => {
  const attempts = new AttemptsInMemory(() => 0);
  await attempts.take("first", 1, 60);
  const started = performance.now();
  for (let i = 0; i < 199_998; i += 1) await attempts.take(`flood-${i}`, 1, 60);
  await attempts.take("last", 1, 60);
  expect((await attempts.take("first", 1, 60)).allowed).toBe(false);
  await attempts.take("one more", 1, 60);
  expect((await attempts.take("first", 1, 60)).allowed).toBe(true);
  expect((await attempts.take("last", 1, 60)).allowed).toBe(false);
  // Walking the map at every take would need minutes.
  expect(performance.now() - started).toBeLessThan(20_000);
}, 60_000);
