import { expect, test } from "vitest";
import { AttemptsInMemory } from "../limits/attempts-in-memory.ts";
import { AccountLimits } from "./account-limits.ts";
import { KnownDevice } from "./known-device.ts";

const SECRET = "a-secret-of-the-tests";

test("nobody sends codes to a whole list of addresses; whoever signed in on a device before still gets theirs", async () => {
  const limits = new AccountLimits(new AttemptsInMemory(), async () => false);
  let mailed = 0;
  const ask = async (email: string, device = KnownDevice.of(null, SECRET), network = "203.0.113.90") => {
    const sent = await limits.mail({ email, network, device }, async () => {
      mailed += 1;
      return new Response();
    });
    return sent.status;
  };
  for (let one = 0; one < 120; one += 1) expect(await ask(`listed-${one}@example.com`)).toBe(200);
  expect(await ask("listed-120@example.com")).toBe(429);
  expect(mailed).toBe(120);
  const regular = "regular@example.com";
  const cookie = KnownDevice.of(null, SECRET).cookie({ owner: regular, secure: false });
  expect(await ask(regular, KnownDevice.of(cookie, SECRET))).toBe(200);
  expect(await ask("listed-120@example.com", undefined, "203.0.113.91")).toBe(200);
});
