import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loadDemoContent } from "../demo/load-demo-content.ts";
import type { OpenDatabase } from "../src/infrastructure/database/open-database.ts";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import { findTokenSession } from "../src/shop/access-tokens/find-token-session.ts";
import { MOST_TOKENS, TOKEN_CALLS } from "../src/shop/access-tokens/rules/token-limits.ts";
import { TOKEN_SCOPE_NAMES } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { sessions, userRoles } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { randomUuid } from "../src/shop/basics/ids.ts";
import { addNote } from "../src/shop/orders/notes/add-note.ts";
import { testDatabase } from "./support/database.ts";
import { paidOrder } from "./support/paid-order.ts";
import { openWholeShop, type Person, soon, type WholeShop } from "./support/whole-shop.ts";

let database: OpenDatabase;
let shop: WholeShop;
let owner: Person;
let manager: Person;
let uuid = "";

beforeAll(async () => {
  database = await testDatabase();
  await loadDemoContent(database);
  shop = await openWholeShop(database);
  owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
  manager = await shop.person("manager", { role: "manager" });
  await shop.testApp.customer("asha");
  uuid = await paidOrder(shop.testApp, "asha", { deliveryDate: soon(3) });
});
afterAll(async () => {
  await shop.close();
  await database.close();
});
beforeEach(async () => {
  shop.testApp.setClock(new Date());
  await database.db.delete(accessTokens);
  await database.db.delete(auditEntries);
});

const form = (fields: string[][], person = owner) => person.sendForm("/admin/programs", fields);
const page = (person = owner) => person.send({ method: "GET", url: "/admin/programs" });

type NewToken = { name?: string; id?: string; scopes?: string[]; days?: string };
function fieldsOf({ name = "Till", id = randomUuid(), scopes = ["customers:read"], days = "30" }: NewToken) {
  return [
    ["intent", "create"],
    ["id", id],
    ["name", name],
    ["days", days],
    ...scopes.map((s) => ["scopes", s]),
  ];
}
const textIn = (html: string) => /adm_[\w-]{43}/.exec(html)?.[0] ?? "";

async function create(token: NewToken = {}, person = owner): Promise<string> {
  const text = textIn((await form(fieldsOf(token), person)).text);
  if (text === "") throw new Error("no token was shown");
  return text;
}

/** A call that changes nothing. 404 means that the caller was let in, because the order has no photos. */
const sheet = (token: string, caller = shop.visitor()) =>
  caller.send({
    ...{ method: "GET", url: `/api/admin/orders/${uuid}/photo-sheet.pdf` },
    headers: { authorization: `Bearer ${token}` },
  });
const codeOf = ({ text }: { text: string }) => JSON.parse(text).code;

test("a token is shown once, stored hashed, listed with its last use, and refused once it is revoked", async () => {
  const token = await create({ name: "Till <b>2</b>" });
  const shown = await page();
  expect(shown.text).not.toContain(token);
  expect(shown.text).toContain("Till &lt;b&gt;2&lt;/b&gt;");
  expect(shown.text).toContain("Never used");
  const [row] = await database.db.select().from(accessTokens);
  expect(JSON.stringify(row)).not.toContain(token.slice(4));

  expect(codeOf(await sheet(token))).toBe("unknown-photo");
  expect((await page()).text).toContain("Last used");
  const revoked = await form([
    ["intent", "revoke"],
    ["id", row?.id ?? ""],
  ]);
  expect(revoked.text).toContain("is revoked");
  const refused = await sheet(token);
  expect([refused.status, codeOf(refused)]).toEqual([401, "token-not-valid"]);
  const entries = await database.db.select().from(auditEntries);
  expect(entries.map(({ label, before, after }) => [label, before, after])).toEqual([
    ["Token “Till <b>2</b>”", "no token", "customers:read"],
    ["Token “Till <b>2</b>”", "customers:read", "revoked"],
  ]);
});

test("a token allows only its scopes, and is refused after its last day", async () => {
  const token = await create({ scopes: ["orders:write"], days: "7" });
  const refused = await sheet(token);
  expect([refused.status, codeOf(refused)]).toEqual([403, "scope-missing"]);
  shop.testApp.setClock(new Date(Date.now() + 7 * 86_400_000 + 1_000));
  expect((await sheet(token)).status).toBe(401);
});

test("whoever is demoted or removed loses what their tokens could do, at once; a return revives none", async () => {
  const leaver = await shop.person("leaver", { role: "manager" });
  const token = await create({}, leaver);
  const { userId } = leaver;
  const asRole = (role: "manager" | "kitchen" | "accountant") =>
    database.db.update(userRoles).set({ role }).where(eq(userRoles.userId, userId));
  await asRole("accountant");
  expect((await sheet(token)).status, "accountants see no photos").toBe(404);
  expect(codeOf(await sheet(token))).toBe("unknown-order");
  await asRole("kitchen");
  expect((await sheet(token)).status, "the kitchen has no tokens").toBe(401);
  await asRole("manager");
  expect(codeOf(await sheet(token))).toBe("unknown-photo");
  await owner.sendForm(`/admin/staff/${userId}`, "intent=remove&seen=manager");
  expect((await sheet(token)).status).toBe(401);
  await database.db.insert(userRoles).values({ userId, role: "manager" });
  expect((await sheet(token)).status).toBe(401);
});

test("a wrong token is not helped by a cookie, and a token opens no page and no call of customers", async () => {
  expect((await sheet("adm_wrong", owner)).status).toBe(401);
  const token = await create();
  for (const url of ["/api/orders", "/api/account/export", "/admin/orders"]) {
    const { status } = await shop.visitor().send({
      ...{ method: "GET", url },
      headers: { authorization: `Bearer ${token}` },
    });
    expect([302, 401], url).toContain(status);
  }
});

test("a token's changes need no CSRF pair, a cookie's still do", async () => {
  const token = await create({ scopes: ["orders:write"] });
  const body = {
    ...{ id: randomUuid(), orderId: uuid, at: new Date().toISOString() },
    ...{ kind: "picked-up" },
  };
  const call = { method: "POST", url: "/api/admin/run/reports", body };
  const without = { origin: null, "x-xsrf-token": null };
  const byToken = await shop
    .visitor()
    .send({ ...call, headers: { ...without, authorization: `Bearer ${token}` } });
  expect(codeOf(byToken)).not.toBe("csrf");
  expect([401, 403]).not.toContain(byToken.status);
  expect(codeOf(await owner.send({ ...call, headers: without }))).toBe("csrf");
});

test("the log says which token made a change", async () => {
  const token = await create({ name: "Till" });
  const staff = await findTokenSession(shop.services, { text: token });
  if (!staff) throw new Error("the token is not valid");
  await addNote(shop.services, { noteId: randomUuid(), id: uuid, staff, text: "Called twice" });
  const { text } = await owner.send({ method: "GET", url: "/admin/log" });
  expect(text.replaceAll("<!-- -->", "")).toContain("by the token “Till”");
});

test("one form creates one token; names are used once; nobody has more than the limit", async () => {
  const id = randomUuid();
  await create({ id, name: "First" });
  expect((await form(fieldsOf({ id, name: "Second" }))).text).toContain("has created its token already");
  expect((await form(fieldsOf({ name: "First" }))).text).toContain("a token of this name already");
  for (let nth = 2; nth <= MOST_TOKENS; nth++) await create({ name: `Token ${nth}` });
  const tooMany = await form(fieldsOf({ name: "One more" }));
  expect([tooMany.status, textIn(tooMany.text)]).toEqual([409, ""]);
  expect(await database.db.select().from(accessTokens)).toHaveLength(MOST_TOKENS);
});

test("bad input creates nothing; neither do scopes that the person may not use", async () => {
  const accountant = await shop.person("accountant", { role: "accountant" });
  for (const wrong of [{ name: " " }, { scopes: [] }, { scopes: ["everything"] }, { days: "9999" }])
    expect((await form(fieldsOf(wrong))).status).toBe(422);
  expect((await form(fieldsOf({ scopes: ["orders:write"] }), accountant)).status).toBe(409);
  expect(await database.db.select().from(accessTokens)).toEqual([]);
});

test("a token may have every scope that its person can choose", async () => {
  // A person creates only so many in an hour.
  const partner = await shop.person("partner", { role: "owner" });
  await create({ scopes: TOKEN_SCOPE_NAMES }, partner);
  const [token] = await database.db.select().from(accessTokens);
  expect(token?.scopes).toEqual(TOKEN_SCOPE_NAMES);
});

test("scopes are listed by what they are about, and only groups with something to choose", async () => {
  const groups = async (person: Person) =>
    [...(await page(person)).text.matchAll(/<legend>([^<]*)<\/legend>/g)].map(([, name]) => name);
  const all = [
    "Orders",
    "Catalogue",
    "Delivery",
    "Customers and care",
    "Money",
    "Pages and blog",
    "Staff",
  ].concat("The shop itself");
  expect(await groups(owner)).toEqual(["What it may do", ...all]);
  const accountant = await shop.person("bookkeeper", { role: "accountant" });
  expect(await groups(accountant)).toEqual(["What it may do", "Orders", "Money"]);
});

test("a manager neither sees nor revokes a token of the owner; the owner does both", async () => {
  await create({ name: "Of the owner" });
  await create({ name: "Of the manager" }, manager);
  expect((await page(manager)).text).not.toContain("Of the owner");
  expect((await page()).text).toContain("Of the manager");
  const rows = await database.db.select().from(accessTokens);
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? "";
  const revoke = (name: string, person: Person) =>
    form(
      [
        ["intent", "revoke"],
        ["id", idOf(name)],
      ],
      person,
    );
  expect((await revoke("Of the owner", manager)).status).toBe(409);
  expect((await revoke("Of the manager", owner)).status).toBe(200);
});

test("creating asks for a recent sign-in", async () => {
  const old = new Date(Date.now() - 11 * 60_000);
  await database.db.update(sessions).set({ reauthenticatedAt: old }).where(eq(sessions.userId, owner.userId));
  const refused = await form(fieldsOf({}));
  expect(refused.headers.location).toContain("/account/confirm");
  expect(await database.db.select().from(accessTokens)).toEqual([]);
  await database.db
    .update(sessions)
    .set({ reauthenticatedAt: new Date() })
    .where(eq(sessions.userId, owner.userId));
});

test("calls with one token are limited", async () => {
  const token = await create();
  const [row] = await database.db.select().from(accessTokens);
  for (let nth = 0; nth < TOKEN_CALLS.max; nth++)
    await shop.services.rateLimiter.take(`token-calls:${row?.id}`, TOKEN_CALLS.max, TOKEN_CALLS.seconds);
  const limited = await sheet(token);
  expect([limited.status, codeOf(limited)]).toEqual([429, "too-many-tries"]);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
});
