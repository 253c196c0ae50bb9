import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { browserOf, codeIn, type IdentityShop, identityShop } from "../../../tests/support/identity-shop.ts";
import type { OpenDatabase } from "../database/open-database.ts";

type Browser = ReturnType<typeof browserOf>;

let database: OpenDatabase;
let shop: IdentityShop;

beforeAll(async () => {
  database = await testDatabase();
});
// Each test has its own shop, so that no counter is left over.
beforeEach(async () => {
  shop = await identityShop(database.db);
});
afterAll(async () => {
  await database.close();
});

const ask = (browser: Browser, email: string) =>
  browser.post("/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
const enter = async (browser: Browser, email: string, otp: string) =>
  (await browser.post("/api/auth/sign-in/email-otp", { email, otp })).status;
const wrongOf = (code: string) => (code === "000000" ? "111111" : "000000");
const warnings = () => shop.mails.filter(({ subject }) => subject.includes("Wrong passwords"));

/** Enters wrong passwords until one is refused. Most are counted without hashing. */
async function besiege(email: string) {
  for (let guess = 0; guess < 49; guess += 1)
    await shop.services.rateLimiter.take(`wrong:${email}`, 50, 60 * 60);
  for (const [network, status] of [
    ["198.51.100.1", 401],
    ["198.51.100.2", 429],
    ["198.51.100.3", 429],
  ] as const)
    expect((await browserOf(shop, network).signIn(email, "a-wrong-guess")).status).toBe(status);
}

describe("requests of another site lock nobody out", () => {
  const evil = { origin: "https://evil.example" };
  const asText = { "content-type": "text/plain" };
  const asForm = { "content-type": "application/x-www-form-urlencoded" };

  test.each([
    ["with the origin of another site", evil, 403],
    ["with a hidden origin", { origin: "null" }, 403],
    ["with a page of another site as its referrer", { origin: null, referer: "https://evil.example/a" }, 403],
    ["as a plain text", asText, 415],
    ["as a form", asForm, 415],
  ])("sixty sign-ins %s are refused and count for nothing", async (what, headers, status) => {
    const email = `${what.replaceAll(" ", "-")}@example.com`;
    await browserOf(shop, "203.0.113.60").signUp(email);
    const body = JSON.stringify({ email, password: "a-wrong-guess" });
    for (let time = 0; time < 60; time += 1) {
      const { app } = shop;
      const sent: Record<string, string> = {
        "content-type": "application/json",
        origin: "http://localhost:3000",
      };
      for (const [name, value] of Object.entries(headers)) {
        if (value === null) delete sent[name];
        else sent[name] = value;
      }
      const url = "/api/auth/sign-in/email";
      const remoteAddress = `198.51.100.${time % 6}`;
      expect(
        (await app.inject({ method: "POST", url, headers: sent, payload: body, remoteAddress })).statusCode,
      ).toBe(status);
    }
    expect((await browserOf(shop, "198.51.100.0").signIn(email)).status).toBe(200);
    expect((await browserOf(shop, "198.51.100.77").signIn(email)).status).toBe(200);
    expect(warnings()).toEqual([]);
  });

  test("refused codes, sign-ups and mails do not count either", async () => {
    const email = "other-calls@example.com";
    const ownersDevice = browserOf(shop, "203.0.113.61");
    await ask(ownersDevice, email);
    const code = codeIn(shop);
    for (let time = 0; time < 25; time += 1) {
      const foreign = browserOf(shop, "203.0.113.61");
      const otp = wrongOf(code);
      const calls = [
        foreign.post("/api/auth/sign-in/email-otp", { email, otp }, evil),
        ownersDevice.post("/api/auth/sign-in/email-otp", { email, otp }, evil),
        foreign.post("/api/auth/sign-up/email", { name: "Eve", email, password: "a-long-password" }, evil),
        foreign.post("/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" }, evil),
      ];
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    }
    expect(shop.mails).toHaveLength(1);
    expect(await enter(ownersDevice, email, code)).toBe(200);
    expect((await ask(browserOf(shop, "203.0.113.61"), email)).status).toBe(200);
    expect((await browserOf(shop, "203.0.113.61").signUp("fresh@example.com")).status).toBe(200);
  });
});

describe("an account that strangers have locked on new devices", () => {
  test("lets its owner in by a mailed code, and its owner is told once, in text and HTML", async () => {
    const email = "locked@example.com";
    await browserOf(shop, "203.0.113.62").signUp(email);
    await besiege(email);
    await vi.waitFor(() => expect(warnings()).toHaveLength(1), { timeout: 20_000 });
    const [warning] = warnings();
    expect(warning).toMatchObject({ to: email });
    for (const said of [warning?.text, warning?.html]) {
      const text = said?.replace(/\s+/g, " ");
      expect(text).toContain("Nobody got in by them.");
      expect(text).toContain("ask for a code by e-mail");
    }
    const fresh = browserOf(shop, "192.0.2.9");
    const refused = await fresh.signIn(email);
    expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_PASSWORDS"]);
    await ask(fresh, email);
    expect(await enter(fresh, email, codeIn(shop))).toBe(200);
    expect(warnings()).toHaveLength(1);
  });

  test("an e-mail without an account gets no warning, and the same replies", async () => {
    await besiege("nobody-here@example.com");
    // A later mail proves that the warning would have arrived by now.
    await ask(browserOf(shop), "nobody-here@example.com");
    await vi.waitFor(() => expect(shop.mails).toHaveLength(1), { timeout: 20_000 });
    expect(warnings()).toEqual([]);
  });
});

describe("attempts at mailed codes", () => {
  test("a code allows five; visitors without a cookie use up two of them at most", async () => {
    const email = "five@example.com";
    const ownersDevice = browserOf(shop, "203.0.113.63");
    await ask(ownersDevice, email);
    const code = codeIn(shop);
    for (let guess = 0; guess < 8; guess += 1)
      await enter(browserOf(shop, "203.0.113.63"), email, wrongOf(code));
    for (let guess = 0; guess < 2; guess += 1)
      expect(await enter(ownersDevice, email, wrongOf(code))).toBe(400);
    expect(await enter(ownersDevice, email, code)).toBe(200);
    await ask(ownersDevice, email);
    const next = codeIn(shop);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await enter(ownersDevice, email, wrongOf(next))).toBe(400);
    expect(await enter(ownersDevice, email, next)).toBe(400);
    expect(await enter(browserOf(shop, "203.0.113.63"), email, next)).toBe(400);
    const other = browserOf(shop, "203.0.113.63");
    await ask(other, email);
    const last = codeIn(shop);
    for (let guess = 0; guess < 5; guess += 1)
      await enter(browserOf(shop, "203.0.113.63"), email, wrongOf(last));
    for (let guess = 0; guess < 3; guess += 1) await enter(other, email, wrongOf(last));
    expect(await enter(other, email, last)).toBe(400);
  });

  test("an account allows strangers twenty an hour, whatever their device and network", async () => {
    const email = "twenty@example.com";
    const ownersDevice = browserOf(shop, "203.0.113.64");
    await ownersDevice.signUp(email);
    const statuses: number[] = [];
    for (let stranger = 0; stranger < 5; stranger += 1) {
      const browser = browserOf(shop, `198.51.100.${stranger}`);
      await ask(browser, email);
      const code = codeIn(shop);
      for (let guess = 0; guess < 5; guess += 1) {
        if (stranger === 4 && guess === 4) statuses.push(await enter(browser, email, code));
        else statuses.push(await enter(browser, email, wrongOf(code)));
      }
    }
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(5).fill(429)]);
    // The owner's known device counts by itself.
    ownersDevice.jar.delete("shop.session_token");
    await ask(ownersDevice, email);
    expect(await enter(ownersDevice, email, codeIn(shop))).toBe(200);
  });

  test("callers without a code use up none of the account's attempts", async () => {
    const email = "unasked@example.com";
    for (let guess = 0; guess < 30; guess += 1)
      expect(await enter(browserOf(shop, `198.51.100.${guess}`), email, "000000")).toBe(400);
    const ownersDevice = browserOf(shop, "203.0.113.65");
    await ask(ownersDevice, email);
    expect(await enter(ownersDevice, email, codeIn(shop))).toBe(200);
  });
});

test("an unsigned device id is a new device: it can enter nobody's code", async () => {
  const email = "forged@example.com";
  const ownersDevice = browserOf(shop, "203.0.113.66");
  await ask(ownersDevice, email);
  const code = codeIn(shop);
  const [id = ""] = (ownersDevice.jar.get("shop.device") ?? "").split("~");
  for (const forged of [id, `${id}~${"a".repeat(22)}`]) {
    const thief = browserOf(shop, "198.51.100.66");
    thief.jar.set("shop.device", forged);
    expect(await enter(thief, email, code)).toBe(400);
    await ask(thief, "somebody-else@example.com");
    expect(thief.jar.get("shop.device")?.startsWith(id)).toBe(false);
  }
  expect(await enter(ownersDevice, email, code)).toBe(200);
});

test("an IPv6 network can mail codes to thirty recipients an hour; repeating one of them still works", async () => {
  const from = "2001:db8:67::1";
  for (let i = 0; i < 30; i += 1)
    expect((await ask(browserOf(shop, from), `listed-${i}@example.com`)).status).toBe(200);
  const refused = await ask(browserOf(shop, from), "listed-30@example.com");
  expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_ADDRESSES"]);
  expect(shop.mails).toHaveLength(30);
  expect((await ask(browserOf(shop, from), "listed-7@example.com")).status).toBe(200);
  expect((await ask(browserOf(shop, "203.0.113.68"), "listed-30@example.com")).status).toBe(200);
});
