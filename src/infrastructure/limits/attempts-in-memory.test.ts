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

test("a full memory takes new keys as fast as an empty one", async () => {
  const attempts = new AttemptsInMemory(() => 0);
  const timeOf = async (keys: string) => {
    const started = performance.now();
    for (let i = 0; i < 200_000; i += 1) await attempts.take(`${keys}-${i}`, 1, 60);
    return performance.now() - started;
  };
  const whileEmpty = await timeOf("first");
  // Leaves room for a busy machine. Dropping one key at a time took 50 times as long.
  expect(await timeOf("second")).toBeLessThan(10 * whileEmpty + 2_000);
}, 60_000);

test("a flood of one kind of key forgets no key of another kind", async () => {
  const attempts = new AttemptsInMemory(() => 0);
  await attempts.take("wrong:victim@example.com", 1, 60);
  for (let i = 0; i < 200_010; i += 1) await attempts.take(`mailed:${i}`, 1, 60);
  expect((await attempts.take("wrong:victim@example.com", 1, 60)).allowed).toBe(false);
  expect((await attempts.take("mailed:0", 1, 60)).allowed).toBe(true);
  expect((await attempts.take("mailed:200009", 1, 60)).allowed).toBe(false);
}, 60_000);

test("tries that are given back take up no room", async () => {
  const attempts = new AttemptsInMemory(() => 0);
  await attempts.take("first", 1, 60);
  for (let i = 0; i < 200_010; i += 1) {
    await attempts.take(`flood-${i}`, 1, 60);
    await attempts.giveBack(`flood-${i}`);
  }
  expect((await attempts.take("first", 1, 60)).allowed).toBe(false);
}, 60_000);

test("how many tries of a key are used can be read, and reading starts nothing", async () => {
  let now = 0;
  const attempts = new AttemptsInMemory(() => now);
  expect(await attempts.used("a")).toBe(0);
  await attempts.take("a", 5, 60);
  await attempts.take("a", 5, 60);
  expect(await attempts.used("a")).toBe(2);
  now = 60_000;
  expect(await attempts.used("a")).toBe(0);
});
