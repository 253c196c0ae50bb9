import { expect, test } from "vitest";
import { MemoryRateLimiter } from "../limits/memory-rate-limiter.ts";
import { AccountLimits } from "./account-limits.ts";
import { KnownDevice } from "./known-device.ts";

const SECRET = "a-secret-of-the-tests";
const OFFICE = "203.0.113.90";

const newDevice = () => KnownDevice.of(null, SECRET);
/** A browser with the shop's device cookie; with an owner, a device on which they have signed in. */
const keptDevice = (owner: string | null = null) =>
  KnownDevice.of(newDevice().cookie({ owner, secure: false }), SECRET);

/** Limits with fresh counters, and calls that answer with a given status. */
function aDesk() {
  const limits = new AccountLimits({
    rateLimiter: new MemoryRateLimiter(),
    isOwnersNetwork: async () => false,
    onLock: () => {},
  });
  let mailed = 0;
  return {
    limits,
    mailed: () => mailed,
    ask: async (email: string, { device = newDevice(), network = OFFICE } = {}) => {
      const sent = await limits.mail({ email, network, device }, async () => {
        mailed += 1;
        return new Response();
      });
      return sent.status;
    },
    wrongPassword: async (email: string, network: string) => {
      const caller = { email, network, device: newDevice() };
      return (await limits.password(caller, async () => new Response(null, { status: 401 }))).status;
    },
    wrongCode: async (email: string, network: string) => {
      const caller = { email, network, device: newDevice() };
      const guess = { hasCode: async () => true, answer: async () => new Response(null, { status: 400 }) };
      return (await limits.code(caller, guess)).status;
    },
  };
}

test.each([
  ["an IPv4 network", OFFICE, 120],
  ["a home with IPv6", "2001:db8:1:2::/64", 30],
])(
  "%s can mail codes to many recipients up to its limit, and regular customers still get theirs",
  async (_what, network, max) => {
    const { ask, mailed } = aDesk();
    for (let i = 0; i < max; i += 1) expect(await ask(`listed-${i}@example.com`, { network })).toBe(200);
    expect(await ask(`listed-${max}@example.com`, { network })).toBe(429);
    expect(mailed()).toBe(max);
    expect(await ask("listed-0@example.com", { network })).toBe(200);
    const device = keptDevice("regular@example.com");
    expect(await ask("regular@example.com", { network, device })).toBe(200);
    expect(await ask(`listed-${max}@example.com`, { network: "203.0.113.91" })).toBe(200);
  },
);

test("one browser can mail codes to thirty recipients on any network; others are not affected", async () => {
  const { ask } = aDesk();
  const device = keptDevice();
  for (let i = 0; i < 30; i += 1) {
    const network = `198.51.100.${i}`;
    expect(await ask(`listed-${i}@example.com`, { device, network })).toBe(200);
  }
  expect(await ask("listed-30@example.com", { device })).toBe(429);
  expect(await ask("listed-7@example.com", { device })).toBe(200);
  expect(await ask("listed-30@example.com")).toBe(200);
});

test("two simultaneous requests beyond the limit mail no code", async () => {
  const { ask } = aDesk();
  for (let i = 0; i < 120; i += 1) await ask(`listed-${i}@example.com`);
  const twice = await Promise.all([ask("one-more@example.com"), ask("one-more@example.com")]);
  expect(twice).toEqual([429, 429]);
});

test("@all 200,000 recipients from one network evict no account lock", async () => {
  const { ask, wrongPassword, wrongCode, mailed } = aDesk();
  const victim = "victim@example.com";
  for (let guess = 0; guess < 50; guess += 1) await wrongPassword(victim, `10.0.0.${guess}`);
  for (let guess = 0; guess < 20; guess += 1) await wrongCode(victim, `10.0.0.${guess}`);
  const device = newDevice();
  for (let i = 0; i < 200_010; i += 1) await ask(`listed-${i}@example.com`, { device });
  expect(mailed()).toBe(120);
  expect(await wrongPassword(victim, "10.0.1.1")).toBe(429);
  expect(await wrongCode(victim, "10.0.1.1")).toBe(429);
}, 180_000);

test("a network has 600 attempts a minute without a code; attempts with a code do not count", async () => {
  const { limits } = aDesk();
  let looks = 0;
  const guess = async (isSent: boolean, network = OFFICE) => {
    const hasCode = async () => {
      looks += 1;
      return isSent;
    };
    const caller = { email: "asha@example.com", network, device: newDevice() };
    return limits.code(caller, { hasCode, answer: async () => new Response() });
  };
  for (let i = 0; i < 700; i += 1) expect((await guess(true)).status).toBe(200);
  for (let i = 0; i < 600; i += 1) expect((await guess(false)).status).toBe(400);
  const before = looks;
  const refused = await guess(false);
  expect([refused.status, (await refused.json()).code]).toEqual([429, "TOO_MANY_GUESSES"]);
  expect(looks).toBe(before);
  expect((await guess(false, "203.0.113.91")).status).toBe(400);
});

test("a failed call uses up no attempt", async () => {
  const { limits } = aDesk();
  const caller = { email: "asha@example.com", network: OFFICE, device: newDevice() };
  const broken = async () => {
    throw new Error("the database is away");
  };
  for (let time = 0; time < 12; time += 1)
    await expect(limits.password(caller, broken)).rejects.toThrow("the database is away");
  expect((await limits.password(caller, async () => new Response())).status).toBe(200);
});
