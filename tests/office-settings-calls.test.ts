import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accessTokens } from "../src/shop/access-tokens/access-tokens.tables.ts";
import type { TokenScope } from "../src/shop/access-tokens/rules/token-scopes.ts";
import { sessions } from "../src/shop/accounts/accounts.tables.ts";
import { changeFeedOf } from "../src/shop/change-feed/change-feed.ts";
import { mails } from "../src/shop/mail/mail.tables.ts";
import { shopFacts } from "../src/shop/shop-facts/shop-facts.tables.ts";
import { programOf } from "./support/programs.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;
let partner: Person;

openWholeShopFor(async (opened) => {
  shop = opened;
  owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
  partner = await shop.person("partner", { role: "owner" });
});

beforeEach(async () => {
  // A person has only so many.
  await shop.services.db.delete(accessTokens);
  Object.assign(shop.services.machineFacts, { variables: {}, file: {} });
  await shop.services.db.delete(shopFacts);
  await changeFeedOf(shop.services.db).check();
});

const program = (scopes: TokenScope[]) => programOf(shop, { person: owner, role: "owner", scopes });
const change = async (body: object, person = owner) => {
  const { status, text } = await person.send({ method: "PATCH", url: "/api/admin/settings", body });
  return { status, ...JSON.parse(text) };
};
type Fact = { fact: string };
const factOf = (data: { facts: Fact[] }, name: string) => data.facts.find(({ fact }) => fact === name);

test("a program reads whose shop it is; its token or a session that has just signed in changes that", async () => {
  const call = await program(["settings:read"]);
  const before = factOf((await call({ url: "/settings" })).data, "phone");
  expect(before).toMatchObject({ label: "Phone", given: null, source: "none", inForce: expect.any(String) });
  const sent = { from: { phone: null }, to: { phone: " +91 22 4000  1234 " } };
  expect(await call({ method: "PATCH", url: "/settings", body: sent })).toMatchObject({
    ...{ status: 403, code: "scope-missing", data: { scope: "settings:write" } },
  });
  const saved = await change(sent);
  expect(factOf(saved.data, "phone")).toMatchObject({ given: "+91 22 4000 1234", source: "screen" });
  expect(factOf((await call({ url: "/settings" })).data, "phone")).toMatchObject({
    inForce: "+91 22 4000 1234",
  });
  const longAgo = new Date(Date.now() - 30 * 60_000);
  const mine = eq(sessions.userId, owner.userId);
  await shop.services.db.update(sessions).set({ reauthenticatedAt: longAgo }).where(mine);
  expect(await change(sent)).toMatchObject({ status: 403, code: "reverify", data: { level: "strict" } });
  await shop.services.db.update(sessions).set({ reauthenticatedAt: new Date() }).where(mine);
});

test("facts that are wrong, contradict each other, or changed since are refused as a whole", async () => {
  expect(
    await change({ from: { phone: null, email: null }, to: { phone: "+91 22 4000 1234", email: "x" } }),
  ).toMatchObject({
    ...{ status: 422, code: "facts-wrong", data: { errors: { email: expect.any(String) } } },
  });
  const gstin = "27AAPFU0939F1ZV";
  expect(
    await change({ from: { gstin: null, stateCode: null }, to: { gstin, stateCode: "29" } }),
  ).toMatchObject({
    ...{ status: 422, code: "facts-wrong", data: { errors: { gstin: expect.any(String) } } },
  });
  expect(await shop.services.db.$count(shopFacts)).toBe(0);
  const social = ["Instagram https://www.instagram.com/kulfi"];
  expect((await change({ from: { social: null }, to: { social } })).status).toBe(200);
  const theirs = ["Instagram https://www.instagram.com/kulfi-house"];
  const late = await change({ from: { social: null }, to: { social: theirs } }, partner);
  expect(late).toMatchObject({ status: 409, code: "facts-changed" });
  expect(late.data.conflicts).toMatchObject([{ field: "social", from: null, now: social }]);
  expect(JSON.stringify(late)).not.toContain("Meera");
  expect((await change({ from: {}, to: { phone: "+91 22 4000 1234" } })).status).toBe(400);
  expect((await change({ from: { colour: null }, to: { colour: "red" } })).status).toBe(400);
});

test("a token for settings changes them, and neither overwrites its holder's change nor undoes one", async () => {
  const call = await program(["settings:read", "settings:write", "log:read", "log:undo"]);
  const patch = (body: object) => call({ method: "PATCH", url: "/settings", body });
  const saved = await patch({ from: { phone: null }, to: { phone: "+91 22 4000 1234" } });
  expect(factOf(saved.data, "phone")).toMatchObject({ given: "+91 22 4000 1234", source: "screen" });
  const [entry] = (await call({ url: "/log" })).data.entries;
  expect(entry).toMatchObject({ subject: "settings", token: expect.stringMatching(/^Sheet /) });
  expect(await call({ method: "POST", url: `/log/${entry.id}/undo` })).toMatchObject({
    ...{ status: 403, code: "reauthentication-needed" },
  });
  await change({ from: { phone: "+91 22 4000 1234" }, to: { phone: "+91 22 4000 5678" } });
  expect(
    await patch({ from: { phone: "+91 22 4000 1234" }, to: { phone: "+91 22 4000 9999" } }),
  ).toMatchObject({
    status: 409,
    code: "facts-changed",
    data: { conflicts: [{ field: "phone", now: "+91 22 4000 5678" }] },
  });
});

test("a program reads the checklist, and tries out payment keys and mail; e-mails need their scope", async () => {
  const reader = await program(["settings:read"]);
  type Step = { step: string; done: boolean; verifiable: boolean; sentence: string | null };
  const stepsOf = (data: { steps: Step[] }) => new Map(data.steps.map((step) => [step.step, step]));
  const { data } = await reader({ url: "/opening" });
  expect(data.live).toBe(false);
  expect([...stepsOf(data).values()].filter(({ verifiable }) => verifiable).map(({ step }) => step)).toEqual([
    ...["payments", "mail"],
  ]);
  expect(stepsOf(data).get("publish")).toMatchObject({ done: false, verifiable: false });
  const verify = (step: string, call = reader) => call({ method: "POST", url: `/opening/${step}/verify` });
  expect(await verify("payments")).toMatchObject({ status: 403, code: "scope-missing" });

  const call = await program(["settings:read", "settings:write"]);
  expect(stepsOf((await verify("payments", call)).data).get("payments")).toMatchObject({
    ...{ done: true, sentence: expect.stringContaining("takes the key") },
  });
  const mailed = await verify("mail", call);
  expect([mailed.status, stepsOf(mailed.data).get("mail")?.sentence]).toEqual([200, null]);
  expect(JSON.stringify(mailed)).not.toContain(owner.email);
  expect(await shop.services.db.select({ to: mails.recipient }).from(mails)).toContainEqual({
    to: owner.email,
  });
  const mailReader = await program(["settings:read", "staff:read"]);
  const seen = stepsOf((await mailReader({ url: "/opening" })).data).get("mail");
  expect(seen?.sentence).toEqual(expect.any(String));
  for (const step of ["publish", "identity", "nothing"]) expect((await verify(step, call)).status).toBe(400);
});
