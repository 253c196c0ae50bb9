import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { type Requester, spendSignInCode, storeSignInCode } from "../../src/shop/accounts/sign-in-code.ts";
import type { Services } from "../../src/shop/services.ts";
import { testPostgres } from "../support/database.ts";

const CODE = "123456";
const DEVICE: Requester = { kind: "device", id: "a-device" };
const NETWORK: Requester = { kind: "network", id: "203.0.113.7" };

let database: OpenDatabase;
let services: Pick<Services, "db" | "clock" | "sign">;

beforeAll(async () => {
  database = await testPostgres();
  const sign = (text: string) => Buffer.from(text).toString("base64url").split("").reverse().join("");
  services = { db: database.db, clock: () => new Date(), sign };
});
afterAll(() => database.close());

test("of many simultaneous entries of a code, one succeeds", async () => {
  for (let round = 0; round < 20; round += 1) {
    const email = `race-${round}@example.com`;
    await storeSignInCode(services, { email, requesters: [DEVICE, NETWORK], code: CODE });
    const requesters = [DEVICE, NETWORK, DEVICE, NETWORK, DEVICE];
    const entered = requesters.map((requester) =>
      spendSignInCode(services, { email, requester, code: CODE }),
    );
    expect((await Promise.all(entered)).filter(Boolean)).toHaveLength(1);
    expect(await spendSignInCode(services, { email, requester: DEVICE, code: CODE })).toBe(false);
  }
});

test("a burst of wrong attempts is counted one by one: the right code works after four, not after five", async () => {
  for (const [wrong, isIn] of [
    [4, true],
    [5, false],
    [40, false],
  ] as const) {
    const email = `burst-${wrong}@example.com`;
    await storeSignInCode(services, { email, requesters: [DEVICE, NETWORK], code: CODE });
    const guesses = Array.from({ length: wrong }, () =>
      spendSignInCode(services, { email, requester: DEVICE, code: "000000" }),
    );
    expect((await Promise.all(guesses)).some(Boolean)).toBe(false);
    expect(await spendSignInCode(services, { email, requester: DEVICE, code: CODE })).toBe(isIn);
  }
});
