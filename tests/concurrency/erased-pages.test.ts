import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../src/infrastructure/database/open-database.ts";
import { users } from "../../src/shop/accounts/accounts.tables.ts";
import { testPostgres } from "../support/database.ts";
import { untilWaiting } from "../support/until-waiting.ts";
import { openWholeShop, type WholeShop } from "../support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;

beforeAll(async () => {
  database = await testPostgres();
  shop = await openWholeShop(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const FORM = new URLSearchParams({
  ...{ name: "Asha Rao", phone: "98111 22333", flat: "3rd floor", street: "Rose House, Janpath" },
  ...{ landmark: "", pincode: "110001", type: "Home" },
}).toString();

/** Sends a new address, and erases the account after the session was found and before the row is stored. */
async function sentWhileErased(name: string, url: string) {
  const person = await shop.person(name);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  let sent: ReturnType<typeof person.send> | undefined;
  await shop.testApp.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, person.userId)).for("update");
    sent = person.send({ method: "POST", url, body: FORM, headers } as never);
    await untilWaiting(shop.testApp);
    await tx.delete(users).where(eq(users.id, person.userId));
  });
  if (!sent) throw new Error("nothing was sent");
  return sent;
}

test("a page's form whose account is erased in the same moment leads to the sign-in", async () => {
  const { status, headers, text } = await sentWhileErased("leaver", "/account/addresses/new");
  expect([status, headers.location]).toEqual([302, "/accounts?returnTo=%2Faccount%2Faddresses%2Fnew"]);
  expect(text).toBe("");
  expect(headers["cache-control"]).toBe("private, no-store");
});

test("so does a form that the page's script sends", async () => {
  const { status, text } = await sentWhileErased("runner", "/account/addresses/new.data");
  expect(status).toBe(202);
  expect(text).toContain("/accounts?returnTo=%2Faccount%2Faddresses%2Fnew");
});
