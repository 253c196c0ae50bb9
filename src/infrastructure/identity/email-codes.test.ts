import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  browserOf,
  codeIn,
  type IdentityShop,
  openIdentityShopFor,
} from "../../../tests/support/identity-shop.ts";
import { verifications } from "../../shop/accounts/accounts.tables.ts";
import type { OpenDatabase } from "../database/open-database.ts";

let database: OpenDatabase;
let shop: IdentityShop;

openIdentityShopFor((opened, openedDatabase) => {
  shop = opened;
  database = openedDatabase;
});

describe("a code by e-mail", () => {
  const ask = (email: string) =>
    browserOf(shop).post("/api/auth/email-otp/send-verification-otp", { email, type: "sign-in" });
  const enter = (email: string, otp: string, browser = browserOf(shop)) =>
    browser.post("/api/auth/sign-in/email-otp", { email, otp });
  const wrongOf = (code: string) => (code === "000000" ? "111111" : "000000");

  test("a new shopper signs up with the code alone, and gets coins", async () => {
    const browser = browserOf(shop);
    await ask("New@example.com");
    expect(shop.mails.at(-1)).toMatchObject({
      to: "new@example.com",
      subject: expect.stringMatching(/^\d{6} is your Jamun code$/),
    });
    expect((await enter("new@example.com", codeIn(shop), browser)).status).toBe(200);
    const me = await browser.get("/api/me");
    expect(me.body.data).toMatchObject({ signedIn: true, name: "", firstName: "Customer", coins: 50 });
  });

  test("a code works once", async () => {
    await ask("once@example.com");
    const code = codeIn(shop);
    expect((await enter("once@example.com", code)).status).toBe(200);
    expect((await enter("once@example.com", code)).status).toBe(400);
  });

  test("a used code is used up on every device; of two simultaneous entries one succeeds", async () => {
    const session = browserOf(shop);
    const ask = () =>
      session.post("/api/auth/email-otp/send-verification-otp", {
        email: "two@example.com",
        type: "sign-in",
      });
    await ask();
    // A script without cookies, in the same network.
    expect((await enter("two@example.com", codeIn(shop))).status).toBe(200);
    expect((await enter("two@example.com", codeIn(shop), session)).status).toBe(400);
    session.jar.clear();
    await ask();
    const both = [enter("two@example.com", codeIn(shop)), enter("two@example.com", codeIn(shop), session)];
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a code belongs to the browser that requested it, not to others on its network", async () => {
    const [firstBrowser, other] = [browserOf(shop), browserOf(shop)];
    await firstBrowser.signUp("bound@example.com");
    await other.signUp("neighbour@example.com");
    await firstBrowser.post("/api/auth/email-otp/send-verification-otp", {
      email: "bound@example.com",
      type: "sign-in",
    });
    for (const stranger of [other, browserOf(shop)])
      expect((await enter("bound@example.com", codeIn(shop), stranger)).status).toBe(400);
    expect((await enter("bound@example.com", codeIn(shop), firstBrowser)).status).toBe(200);
  });

  test("a code works for ten minutes", async () => {
    await ask("slow@example.com");
    const stored = eq(verifications.identifier, "sign-in:slow@example.com");
    const [row] = await database.db.select().from(verifications).where(stored);
    const minutes = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.5);
    expect(minutes).toBeLessThanOrEqual(10);
    await database.db
      .update(verifications)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(stored);
    expect((await enter("slow@example.com", codeIn(shop))).status).toBe(400);
  });

  test("a code is stored as a hash", async () => {
    await ask("hashed@example.com");
    const [row] = await database.db
      .select()
      .from(verifications)
      .where(eq(verifications.identifier, "sign-in:hashed@example.com"));
    expect(row?.value).toMatch(/^[\w-]{43}:0:[\w-]{22},[\w-]{22}$/);
    expect(row?.value).not.toContain(codeIn(shop));
  });

  test("after five wrong attempts the right code is refused", async () => {
    await ask("guessed@example.com");
    const code = codeIn(shop);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await enter("guessed@example.com", wrongOf(code))).status).toBe(400);
    }
    expect((await enter("guessed@example.com", code)).status).toBe(400);
  });

  test("requesting a code does not reveal whether an account exists", async () => {
    await browserOf(shop).signUp("member@example.com");
    const member = await ask("member@example.com");
    const stranger = await ask("stranger@example.com");
    expect(stranger.status).toBe(200);
    expect(member.body).toEqual(stranger.body);
  });

  test("a password set by someone else is removed, and their session ended, when the owner confirms the e-mail", async () => {
    const impostor = browserOf(shop);
    await impostor.signUp("owner-of-mail@example.com", "set-by-an-impostor");
    expect((await impostor.get("/api/me")).body.data).toMatchObject({ signedIn: true });
    await ask("owner-of-mail@example.com");
    expect((await enter("owner-of-mail@example.com", codeIn(shop))).status).toBe(200);
    expect((await impostor.get("/api/me")).body.data).toMatchObject({ signedIn: false });
    expect((await browserOf(shop).signIn("owner-of-mail@example.com", "set-by-an-impostor")).status).toBe(
      401,
    );
  });
});
