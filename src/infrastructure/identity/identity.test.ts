import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  browserOf,
  codeIn,
  type IdentityShop,
  identityShop,
  openIdentityShopFor,
} from "../../../tests/support/identity-shop.ts";
import { sessions, userRoles, users } from "../../shop/accounts/accounts.tables.ts";
import { coinEntries } from "../../shop/rewards/rewards.tables.ts";
import type { OpenDatabase } from "../database/open-database.ts";

let database: OpenDatabase;
let shop: IdentityShop;

openIdentityShopFor((opened, openedDatabase) => {
  shop = opened;
  database = openedDatabase;
});

describe("e-mail and password", () => {
  test("signing up signs in at once, and the 50 coins are there", async () => {
    const browser = browserOf(shop);
    const { status, cookies } = await browser.signUp("Asha@Example.com");
    expect(status).toBe(200);
    expect(cookies.find((cookie) => cookie.startsWith("shop.session_token="))).toMatch(
      /; HttpOnly; SameSite=Lax/,
    );
    const { body } = await browser.get("/api/me");
    expect(body.data).toMatchObject({
      signedIn: true,
      email: "asha@example.com",
      firstName: "Asha",
      coins: 50,
      roles: [],
      cartCount: 0,
    });
  });

  test("a name is a short line of text, and no picture is stored", async () => {
    const browser = browserOf(shop);
    const [email, password] = ["named@example.com", "a-long-password"];
    const name = `  Asha\t\u0007${"a".repeat(5_000)}`;
    const body = { name, email, password, image: "x".repeat(5_000) };
    expect((await browser.post("/api/auth/sign-up/email", body)).status).toBe(200);
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ name: `Asha ${"a".repeat(75)}`, image: null });
  });

  test.each([
    ["change-password", { currentPassword: "a-long-password", newPassword: "another-password" }],
    ["change-email", { newEmail: "other@example.com" }],
    ["update-user", { name: "Somebody else" }],
    ["delete-user", { password: "a-long-password" }],
    ["revoke-sessions", {}],
    ["email-otp/request-password-reset", { email: "asha@example.com" }],
    ["email-otp/reset-password", { email: "asha@example.com", otp: "000000", password: "another-password" }],
    ["email-otp/verify-email", { email: "asha@example.com", otp: "000000" }],
    ["email-otp/check-verification-otp", { email: "asha@example.com", otp: "000000", type: "sign-in" }],
  ])("the provider's own /%s is closed: it asks for no proof", async (path, body) => {
    const browser = browserOf(shop);
    await browser.signIn("asha@example.com");
    expect((await browser.post(`/api/auth/${path}`, body)).status).toBe(404);
    expect((await browser.get("/api/auth/list-sessions")).status).toBe(404);
  });

  test("a modified cookie signs nobody in", async () => {
    const browser = browserOf(shop);
    await browser.signUp("changed@example.com");
    const token = browser.jar.get("shop.session_token") ?? "";
    browser.jar.set(
      "shop.session_token",
      token.replace(/^./, (first) => (first === "A" ? "B" : "A")),
    );
    expect((await browser.get("/api/me")).body.data).toMatchObject({
      signedIn: false,
      email: null,
      coins: 0,
    });
  });

  test("a sign-out elsewhere, a new role and the end of a session count from the next call", async () => {
    const [phone, laptop] = [browserOf(shop), browserOf(shop)];
    await phone.signUp("ended@example.com");
    await laptop.signIn("ended@example.com");
    const [user] = await database.db.select().from(users).where(eq(users.email, "ended@example.com"));
    const userId = user?.id ?? "";
    const seen = async () => (await phone.get("/api/me")).body.data;
    expect(await seen()).toMatchObject({ signedIn: true, roles: [] });
    await database.db.insert(userRoles).values([
      { userId, role: "rider" },
      { userId, role: "kitchen" },
    ]);
    expect(await seen()).toMatchObject({ roles: ["kitchen", "rider"] });
    await database.db.delete(userRoles).where(eq(userRoles.userId, userId));
    expect(await seen()).toMatchObject({ signedIn: true, roles: [] });
    const ended = { expiresAt: new Date(Date.now() - 1) };
    await database.db.update(sessions).set(ended).where(eq(sessions.userId, userId));
    expect(await seen()).toMatchObject({ signedIn: false });
    // The session that was used is deleted; the other one is not known to have expired yet.
    expect((await database.db.select().from(sessions).where(eq(sessions.userId, userId))).length).toBe(1);
    await laptop.signIn("ended@example.com");
    await phone.signIn("ended@example.com");
    expect(await seen()).toMatchObject({ signedIn: true });
    await database.db.delete(sessions).where(eq(sessions.userId, userId));
    expect(await seen()).toMatchObject({ signedIn: false });
  });

  test("coins missing after a sign-up are added at the next sign-in, once", async () => {
    const browser = browserOf(shop);
    await browser.signUp("late@example.com");
    const [user] = await database.db.select().from(users).where(eq(users.email, "late@example.com"));
    await database.db.delete(coinEntries).where(eq(coinEntries.userId, user?.id ?? ""));
    await browser.signIn("late@example.com");
    await browser.signIn("LATE@example.com");
    expect((await browser.get("/api/me")).body.data).toMatchObject({ coins: 50 });
  });

  test("an e-mail has one account, however it is spelt", async () => {
    const browser = browserOf(shop);
    await browser.signUp("one@example.com");
    expect((await browserOf(shop).signUp("ONE@example.com", "another-password")).status).toBe(422);
    expect((await browserOf(shop).signIn("one@example.com", "another-password")).status).toBe(401);
  });

  test("a wrong password and an unknown e-mail get the same answer", async () => {
    await browserOf(shop).signUp("known@example.com");
    const wrong = await browserOf(shop).signIn("known@example.com", "not-the-password");
    const unknown = await browserOf(shop).signIn("unknown@example.com", "not-the-password");
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  test("a password of seven characters is refused, and no account is made", async () => {
    const refused = await browserOf(shop).signUp("short@example.com", "1234567");
    expect(refused.status).toBe(400);
    const accounts = await database.db.select().from(users).where(eq(users.email, "short@example.com"));
    expect(accounts).toEqual([]);
  });

  test("nobody can sign up as staff, or with a confirmed e-mail", async () => {
    const browser = browserOf(shop);
    await browser.post("/api/auth/sign-up/email", {
      name: "Eve",
      email: "eve@example.com",
      password: "a-long-password",
      emailVerified: true,
      roles: ["owner"],
      role: "owner",
    });
    const [eve] = await database.db.select().from(users).where(eq(users.email, "eve@example.com"));
    expect(eve?.emailVerified ?? false).toBe(false);
    const me = await browser.get("/api/me");
    expect(me.body.data?.roles).toEqual([]);
  });

  test("signing out ends the session on the server too", async () => {
    const browser = browserOf(shop);
    await browser.signUp("leaving@example.com");
    const savedCookies = new Map(browser.jar);
    expect((await browser.post("/api/auth/sign-out", {})).status).toBe(200);
    for (const [name, value] of savedCookies) browser.jar.set(name, value);
    expect((await browser.get("/api/me")).body.data).toMatchObject({ signedIn: false });
  });

  test("a page of another origin can't sign anybody in or out", async () => {
    const browser = browserOf(shop);
    await browser.signUp("origin@example.com");
    const foreign = { origin: "https://evil.example" };
    expect((await browser.post("/api/auth/sign-out", {}, foreign)).status).toBe(403);
    const body = { email: "origin@example.com", password: "a-long-password" };
    expect((await browserOf(shop).post("/api/auth/sign-in/email", body, foreign)).status).toBe(403);
    expect((await browser.get("/api/me")).body.data).toMatchObject({ signedIn: true });
  });

  test("a script without an origin signs in and out like anybody", async () => {
    const script = browserOf(shop);
    await script.get("/api/me", { origin: null });
    await script.signUp("script@example.com");
    expect((await script.post("/api/auth/sign-out", {}, { origin: null })).status).toBe(200);
  });
});

describe("limits", () => {
  test("calls are counted by the real IP address, not by X-Forwarded-For", async () => {
    const strict = await identityShop(database.db, { callsPerMinute: 3 });
    const statuses: number[] = [];
    for (let call = 0; call < 5; call += 1) {
      const body = { email: `guess-${call}@example.com`, password: "not-the-password" };
      const headers = { "x-forwarded-for": `198.51.100.${call}` };
      statuses.push((await browserOf(strict).post("/api/auth/sign-in/email", body, headers)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    const elsewhere = await browserOf(strict, "203.0.113.99").signIn("asha@example.com");
    expect(elsewhere.status).toBe(200);
    await strict.app.close();
  });

  test("ten wrong passwords lock an account for that IP address for a while; right ones never do", async () => {
    await browserOf(shop).signUp("target@example.com");
    for (let time = 0; time < 12; time += 1) {
      expect((await browserOf(shop).signIn("target@example.com")).status).toBe(200);
    }
    const burst = Array.from({ length: 12 }, () =>
      browserOf(shop).signIn("target@example.com", "wrong-guess"),
    );
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await browserOf(shop).signIn("target@example.com")).status).toBe(429);
    expect((await browserOf(shop, "203.0.113.50").signIn("target@example.com")).status).toBe(200);
  });

  test("wrong passwords from everywhere lock an account for strangers, never for its owner's device or network", async () => {
    const email = "besieged@example.com";
    const ownersDevice = browserOf(shop, "203.0.113.60");
    await ownersDevice.signUp(email);
    await ownersDevice.post("/api/auth/sign-out", {});
    const home = browserOf(shop, "203.0.113.61");
    await home.signIn(email);
    for (let network = 0; network < 6; network += 1) {
      for (let guess = 0; guess < 10; guess += 1)
        await browserOf(shop, `198.51.100.${network}`).signIn(email, "a-wrong-guess");
    }
    expect((await browserOf(shop, "192.0.2.1").signIn(email)).status).toBe(429);
    // The owner's browser on a new network, and another browser on the network where they are signed in.
    expect(ownersDevice.jar.get("shop.device")).toMatch(/^[\w-]{22}~[\w-]{22}~[\w-]{22}$/);
    const train = browserOf(shop, "192.0.2.2");
    train.jar.set("shop.device", ownersDevice.jar.get("shop.device") ?? "");
    expect((await train.signIn(email)).status).toBe(200);
    expect((await browserOf(shop, "203.0.113.61").signIn(email)).status).toBe(200);
    // Another person's device and a forged mark give no exemption.
    const other = browserOf(shop, "192.0.2.3");
    await other.signUp("besieger@example.com");
    expect((await other.signIn(email)).status).toBe(429);
    other.jar.set("shop.device", `${"a".repeat(22)}~${"b".repeat(22)}`);
    expect((await other.signIn(email)).status).toBe(429);
  });

  test("a stranger on the owner's own network locks out strangers, not the owner's browser", async () => {
    const email = "hotel@example.com";
    const ownersDevice = browserOf(shop, "203.0.113.70");
    await ownersDevice.signUp(email);
    for (let guess = 0; guess < 12; guess += 1)
      await browserOf(shop, "203.0.113.70").signIn(email, "a-wrong-guess");
    expect((await browserOf(shop, "203.0.113.70").signIn(email)).status).toBe(429);
    expect((await ownersDevice.signIn(email)).status).toBe(200);
  });

  test("a stranger's requests and wrong codes do not affect the owner's code", async () => {
    const email = "coded@example.com";
    const ask = (browser: ReturnType<typeof browserOf>) =>
      browser.post("/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
    const enter = (browser: ReturnType<typeof browserOf>, otp: string) =>
      browser.post("/api/auth/sign-in/email-otp", { email, otp });
    const ownersDevice = browserOf(shop, "203.0.113.80");
    await ask(ownersDevice);
    const code = codeIn(shop);
    for (const network of ["198.51.100.80", "203.0.113.80"]) {
      const stranger = browserOf(shop, network);
      await ask(stranger);
      for (let guess = 0; guess < 12; guess += 1)
        expect([400, 429]).toContain((await enter(stranger, code === "000000" ? "111111" : "000000")).status);
    }
    // A stranger cannot use the owner's code.
    expect((await enter(browserOf(shop, "198.51.100.81"), code)).status).toBe(400);
    expect((await enter(ownersDevice, code)).status).toBe(200);
  });
});
