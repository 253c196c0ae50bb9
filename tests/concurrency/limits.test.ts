import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { RedisRateLimiter } from "../../src/infrastructure/limits/redis-rate-limiter.ts";
import { createLog } from "../../src/infrastructure/logging/log.ts";

const url = process.env.TEST_REDIS_URL ?? "";
const log = createLog("silent");
const instances: RedisRateLimiter[] = [];

beforeAll(async () => {
  for (let i = 0; i < 2; i += 1) instances.push(await RedisRateLimiter.open(url, log));
});
afterAll(() => {
  for (const instance of instances) instance.close();
});

test("two instances count together: of a hundred attempts at once, ten are allowed", async () => {
  const key = randomUUID();
  const tries = await Promise.all(
    Array.from({ length: 100 }, (_, at) => instances[at % 2]?.take(key, 10, 60)),
  );
  expect(tries.filter((attempt) => attempt?.allowed)).toHaveLength(10);
  const refused = tries.find((attempt) => !attempt?.allowed);
  expect(refused?.retryAfter).toBeGreaterThan(0);
  expect(refused?.retryAfter).toBeLessThanOrEqual(60);
});

test("an attempt returned at one instance can be taken at the other", async () => {
  const key = randomUUID();
  await instances[0]?.take(key, 1, 60);
  await instances[0]?.giveBack(key);
  expect(await instances[1]?.take(key, 1, 60)).toEqual({ allowed: true, retryAfter: null });
  expect(await instances[0]?.take(key, 1, 60)).toMatchObject({ allowed: false });
});

test("returning the last attempt removes the key: the next attempt starts a new window", async () => {
  const key = randomUUID();
  await instances[0]?.take(key, 1, 60);
  expect(await instances[1]?.used(key)).toBe(1);
  await instances[0]?.giveBack(key);
  expect(await instances[1]?.used(key)).toBe(0);
  await instances[0]?.take(key, 1, 5);
  const { retryAfter } = (await instances[1]?.take(key, 1, 60)) ?? {};
  expect(retryAfter).toBeGreaterThan(0);
  expect(retryAfter).toBeLessThanOrEqual(5);
});

test("returning an attempt that was never taken adds none", async () => {
  const key = randomUUID();
  await instances[0]?.giveBack(key);
  await instances[0]?.take(key, 1, 60);
  expect(await instances[1]?.take(key, 1, 60)).toMatchObject({ allowed: false });
});

test("while Redis is down each instance counts for itself", async () => {
  const alone = await RedisRateLimiter.open("redis://127.0.0.1:9", log);
  const key = randomUUID();
  expect(await alone.take(key, 1, 60)).toMatchObject({ allowed: true });
  expect(await alone.take(key, 1, 60)).toMatchObject({ allowed: false });
  alone.close();
});
