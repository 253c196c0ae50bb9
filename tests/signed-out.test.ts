import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
openWholeShopFor((opened) => {
  shop = opened;
});

const WORDS = "You were signed out.";
const signInPage = async (person: Person) => (await person.send({ method: "GET", url: "/accounts" })).text;

test("the sign-in page says why a session was ended elsewhere, but not to visitors or after signing out", async () => {
  const asha = await shop.person("ended.asha");
  await shop.testApp.db.delete(sessions).where(eq(sessions.userId, asha.userId));
  const guarded = await asha.send({ method: "GET", url: "/account" });
  expect(guarded.headers.location).toContain("/accounts?returnTo=");
  expect(await signInPage(asha)).toContain(WORDS);
  expect(await signInPage(shop.visitor())).not.toContain(WORDS);

  const ravi = await shop.person("ended.ravi");
  const signedOut = await ravi.send({
    ...{ method: "POST", url: "/api/auth/sign-out", body: "{}" },
    headers: { "content-type": "application/json" },
  });
  expect(signedOut.status).toBe(200);
  expect(await signInPage(ravi)).not.toContain(WORDS);
});

test("an expired session reads the same", async () => {
  const mira = await shop.person("ended.mira");
  await shop.testApp.db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, mira.userId));
  expect(await signInPage(mira)).toContain(WORDS);
});
