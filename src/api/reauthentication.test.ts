import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person, WholeShop } from "../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../tests/support/whole-shop-for.ts";
import { verifications } from "../shop/accounts/accounts.tables.ts";

let shop: WholeShop;
let customers = 0;

openWholeShopFor((opened) => {
  shop = opened;
});

/** A customer who has just signed up. */
async function somebody(): Promise<Person> {
  customers += 1;
  return shop.person(`asha${customers}`);
}
const call = (person: Person, method: "GET" | "POST", path: string, body?: object) =>
  callApi(person, method, `/account${path}`, body);
function codeFor(person: Person): string {
  const mail = shop.testApp.mails.findLast(({ to }) => to === person.email);
  return /^\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "no code was sent";
}
const password = (person: Person) => `${person.name}-has-a-long-password`;
const wrongOf = (code: string) => (code === "000000" ? "111111" : "000000");

test("signing up counts as authentication for 10, 60 and 1440 minutes", async () => {
  const asha = await somebody();
  const proven = async () => (await call(asha, "GET", "/proof")).body.data.proven;
  expect(await proven()).toEqual({ strict: true, moderate: true, lax: true });
  shop.testApp.pass(11);
  expect(await proven()).toEqual({ strict: false, moderate: true, lax: true });
  shop.testApp.pass(50);
  expect(await proven()).toEqual({ strict: false, moderate: false, lax: true });
  shop.testApp.pass(1440);
  expect(await proven()).toEqual({ strict: false, moderate: false, lax: false });
});

test("the right password re-authenticates a session; a wrong one does not", async () => {
  const asha = await somebody();
  shop.testApp.pass(30);
  expect(await call(asha, "POST", "/proof", { password: "not-the-password" })).toMatchObject({
    status: 422,
    body: { code: "wrong-password" },
  });
  expect((await call(asha, "GET", "/proof")).body.data.proven.strict).toBe(false);
  expect((await call(asha, "POST", "/proof", { password: password(asha) })).status).toBe(200);
  expect((await call(asha, "GET", "/proof")).body.data).toMatchObject({
    email: asha.email,
    hasPassword: true,
    hosted: null,
    proven: { strict: true },
  });
});

test("a mailed code re-authenticates too: once, within ten minutes, for the session that requested it", async () => {
  const asha = await somebody();
  const elsewhere = shop.visitor();
  await elsewhere.send({
    method: "POST",
    url: "/api/auth/sign-in/email",
    body: { email: asha.email, password: password(asha) },
  });
  await elsewhere.send({ method: "GET", url: "/api/me" });
  shop.testApp.pass(30);
  expect((await call(asha, "POST", "/proof/code")).body.data).toEqual({ email: asha.email });
  const code = codeFor(asha);
  expect((await call(elsewhere, "POST", "/proof", { code })).status).toBe(422);
  expect((await call(asha, "POST", "/proof", { code: wrongOf(code) })).status).toBe(422);
  expect((await call(asha, "POST", "/proof", { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
    200,
  );
  expect((await call(asha, "POST", "/proof", { code })).status).toBe(422);

  await call(asha, "POST", "/proof/code");
  shop.testApp.pass(10.1);
  expect((await call(asha, "POST", "/proof", { code: codeFor(asha) })).status).toBe(422);
});

test("after five wrong attempts the right code is refused, and a new code replaces the old one", async () => {
  const asha = await somebody();
  await call(asha, "POST", "/proof/code");
  const code = codeFor(asha);
  const [codeRow] = await shop.testApp.db.select().from(verifications).where(eq(verifications.value, code));
  expect(codeRow).toBeUndefined();
  const guesses = Array.from({ length: 5 }, () => call(asha, "POST", "/proof", { code: wrongOf(code) }));
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect((await call(asha, "POST", "/proof", { code })).status).toBe(422);
  await call(asha, "POST", "/proof/code");
  const newer = codeFor(asha);
  await call(asha, "POST", "/proof/code");
  if (newer !== codeFor(asha)) expect((await call(asha, "POST", "/proof", { code: newer })).status).toBe(422);
  expect((await call(asha, "POST", "/proof", { code: codeFor(asha) })).status).toBe(200);
});

test("a stranger at an unlocked device has ten attempts, then waits", async () => {
  const asha = await somebody();
  const tries = Array.from({ length: 12 }, () => call(asha, "POST", "/proof", { password: "a-guess" }));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});
