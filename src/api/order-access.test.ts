import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { MemoryRateLimiter } from "../infrastructure/limits/memory-rate-limiter.ts";
import { ok, refuse } from "../shop/basics/outcome.ts";
import type { Services } from "../shop/services.ts";
import { readOrder } from "./order-access.ts";

const services = {
  rateLimiter: new MemoryRateLimiter(),
  identity: { sessionOf: async () => null },
} as unknown as Services;
const request = { id: "00000000-0000-4000-8000-000000000000", token: undefined };
const reply = { header: () => reply } as unknown as FastifyReply;

/** Reads an order as a visitor from this network. */
const read = (ip: string, answer: () => Promise<{ ok: true } | { ok: false; code: string }>) =>
  readOrder(services, { ip, headers: {} } as unknown as FastifyRequest, reply, request, answer);

test("a failed read is not a miss: only unknown orders use up attempts", async () => {
  const broken = async () => {
    throw new Error("the database is away");
  };
  for (let time = 0; time < 310; time += 1)
    await expect(read("10.0.0.1", broken)).rejects.toThrow("the database is away");
  expect(await read("10.0.0.1", async () => ok(1))).toMatchObject({ ok: true });
  for (let time = 0; time < 300; time += 1) await read("10.0.0.2", async () => refuse("unknown-order"));
  await expect(read("10.0.0.2", async () => ok(1))).rejects.toMatchObject({ status: 429 });
});
