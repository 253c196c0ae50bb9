import { desc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sessions, userRoles, users } from "../src/shop/accounts/accounts.tables.ts";
import type { Role } from "../src/shop/accounts/identity.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { staffInvitations } from "../src/shop/staff/staff.tables.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;
let manager: Person;

openWholeShopFor(
  async (opened) => {
    shop = opened;
    owner = await shop.person("owner", { role: "owner", fullName: "Meera Iyer" });
    manager = await shop.person("manager", { role: "manager" });
  },
  { hasContent: true },
);
beforeEach(async () => {
  await shop.services.db.delete(staffInvitations);
  await shop.services.db.delete(auditEntries);
});

const form = (url: string, fields: Record<string, string> | string[][], person = owner) =>
  person.sendForm(url, fields);
const page = (url: string, person = owner) => person.send({ method: "GET", url });
const rolesOf = async ({ userId }: Person) =>
  (await shop.services.db.select().from(userRoles).where(eq(userRoles.userId, userId))).map(
    ({ role }) => role,
  );
const logOf = async () =>
  (await shop.services.db.select().from(auditEntries)).map(({ label, before, after }) => [
    label,
    before,
    after,
  ]);

test("a change asks for a recent sign-in, without script by the page that leads back", async () => {
  const old = new Date(Date.now() - 11 * 60_000);
  await shop.services.db
    .update(sessions)
    .set({ reauthenticatedAt: old })
    .where(eq(sessions.userId, owner.userId));
  const refused = await form(`/admin/staff/${manager.userId}`, {
    ...{ intent: "roles", seen: "manager", roles: "owner" },
  });
  expect(refused.headers.location).toBe(
    `/account/confirm?level=strict&returnTo=${encodeURIComponent(`/admin/staff/${manager.userId}`)}`,
  );
  const invitation = { intent: "invite", email: "x@example.com", roles: "owner" };
  expect((await form("/admin/staff", invitation)).headers.location).toContain("/account/confirm");
  await shop.services.db
    .update(sessions)
    .set({ reauthenticatedAt: new Date() })
    .where(eq(sessions.userId, owner.userId));
  expect(await rolesOf(manager)).toEqual(["manager"]);
  expect(await shop.services.db.$count(staffInvitations)).toBe(0);
});

test("roles are changed; a stale page overwrites nothing of somebody else; mistakes are named", async () => {
  const baker = await shop.person("baker", { role: "kitchen" });
  const otherOwner = await shop.person("other.owner", { role: "owner", fullName: "Ravi Nair" });
  const url = `/admin/staff/${baker.userId}`;
  const changed = await form(url, { intent: "roles", seen: "kitchen", roles: "rider" });
  expect(changed.text).toContain("The roles are saved");
  expect(await rolesOf(baker)).toEqual(["rider"]);
  const late = await form(url, { intent: "roles", seen: "kitchen", roles: "manager" }, otherOwner);
  expect(late.status).toBe(409);
  await shop.services.db.delete(userRoles).where(eq(userRoles.userId, otherOwner.userId));
  expect(late.text).toMatch(/Meera Iyer has saved this on .*\. The roles are Rider now\./);
  expect((await form(url, { intent: "roles", seen: "rider" })).text).toContain("at least one role");
  expect((await form(url, { intent: "roles", seen: "rider", roles: "king" })).status).toBe(400);
  const again = await form(url, { intent: "roles", seen: "rider", roles: "rider" });
  expect(again.text).toContain("Nothing has changed.");
  expect(await rolesOf(baker)).toEqual(["rider"]);
  expect(await logOf()).toEqual([["baker@example.com", "kitchen", "rider"]]);
});

test("roles that one owner saves from two open pages are saved twice", async () => {
  const baker = await shop.person("twice.baker", { role: "kitchen" });
  const url = `/admin/staff/${baker.userId}`;
  for (const roles of ["rider", "care"])
    expect((await form(url, { intent: "roles", seen: "kitchen", roles })).text).toContain(
      "The roles are saved",
    );
  expect(await rolesOf(baker)).toEqual(["care"]);
  expect(await logOf()).toEqual([
    ["twice.baker@example.com", "kitchen", "rider"],
    ["twice.baker@example.com", "rider", "care"],
  ]);
});

test("a change of roles is undone from the log, by owners alone, and never over a later one", async () => {
  const baker = await shop.person("undone.baker", { role: "kitchen" });
  const give = (seen: string, roles: string) =>
    form(`/admin/staff/${baker.userId}`, { intent: "roles", seen, roles });
  await give("kitchen", "rider");
  const [entry] = await shop.services.db.select().from(auditEntries);
  const url = `/admin/log/${entry?.id}`;
  expect((await page(url)).text.replaceAll("<!-- -->", "")).toMatch(
    /Roles <s[^>]*>kitchen<\/s>.*<b>rider<\/b>/,
  );
  const undo = (person = owner) => form(url, { intent: "undo" }, person);
  expect((await undo(manager)).status).toBe(409);
  await give("rider", "care");
  const late = await undo();
  expect(late.text).toContain("these roles changed again later");
  expect(late.text).toContain("Meera Iyer changed Roles");
  await give("care", "rider");
  expect((await undo()).text).toContain("It is undone.");
  expect(await rolesOf(baker)).toEqual(["kitchen"]);
  await form(`/admin/staff/${baker.userId}`, { intent: "remove", seen: "kitchen" });
  const entries = await shop.services.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
  const gone = await form(`/admin/log/${entries[0]?.id}`, { intent: "undo" });
  expect(gone.text).toContain("has left the staff");
});

test("a removed member of staff is signed out on all devices at once, and stays a customer", async () => {
  const rider = await shop.person("rider", { role: "rider" });
  expect((await page(`/admin/staff/${rider.userId}`)).text).toContain("Remove rider");
  const removed = await form(`/admin/staff/${rider.userId}`, { intent: "remove", seen: "rider" });
  expect(removed.headers.location).toBe("/admin/staff");
  expect((await page("/admin/orders", rider)).headers.location).toContain("/accounts");
  expect((await page(`/admin/staff/${rider.userId}`)).status).toBe(404);
  expect(await shop.services.db.$count(users, eq(users.id, rider.userId))).toBe(1);
});

test("the last owner can neither be removed nor lose the role", async () => {
  const url = `/admin/staff/${owner.userId}`;
  const attempts: Record<string, string>[] = [
    { intent: "remove", seen: "owner" },
    { intent: "roles", seen: "owner", roles: "manager" },
  ];
  for (const fields of attempts) {
    const refused = await form(url, fields);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("the only owner")]);
  }
  expect(await rolesOf(owner)).toEqual(["owner"]);
  expect((await page("/admin/staff")).status).toBe(200);
});

test("devices are shown, and signed out everywhere except in the caller's own session", async () => {
  const cook = await shop.person("cook", { role: "kitchen" });
  const url = `/admin/staff/${cook.userId}`;
  expect((await page(url)).text).toContain("Last used");
  const signedOut = await form(url, { intent: "sign-out" });
  expect(signedOut.text).toContain("1 device is signed out.");
  expect((await page("/admin/kitchen", cook)).headers.location).toContain("/accounts");
  const own = await form(`/admin/staff/${owner.userId}`, { intent: "sign-out" });
  expect(own.text).toContain("No other device was signed in.");
  expect((await page("/admin/staff")).status).toBe(200);
  expect(await logOf()).toEqual([["cook@example.com", "signed in on 1 device", "signed out"]]);
});

test("a manager reaches none of it, also not by a form, and staff are not invited again", async () => {
  expect((await page("/admin/staff", manager)).status).toBe(404);
  const fields = { intent: "invite", email: "x@example.com", roles: "owner" };
  expect((await form("/admin/staff", fields, manager)).status).toBe(404);
  const again = await form("/admin/staff", { ...fields, email: manager.email });
  expect(again.status).toBe(422);
  expect(again.text).toContain("on the staff already");
  const wrong = await form("/admin/staff", { intent: "invite", email: "no e-mail" });
  expect(wrong.text).toContain("Please enter an e-mail address");
  expect(wrong.text).toContain("Please choose at least one role.");
});

test("the sign-in form leads each member of staff to their own start page, and a customer to the shop", async () => {
  const starts: [name: string, page: string, role?: Role][] = [
    ["owner", "/admin"],
    ["manager", "/admin"],
    ["starts.care", "/admin/orders", "care"],
    ["starts.accountant", "/admin/accounts", "accountant"],
    ["starts.kitchen", "/admin/kitchen", "kitchen"],
    ["starts.rider", "/admin/run", "rider"],
  ];
  const signIn = (name: string) =>
    shop.visitor().sendForm("/sign-in", {
      ...{ intent: "sign-in", email: `${name}@example.com`, password: `${name}-has-a-long-password` },
    });
  for (const [name, start, role] of starts) {
    const person = role ? await shop.person(name, { role }) : { owner, manager }[name];
    const { status, headers } = await signIn(name);
    expect([name, status, headers.location]).toEqual([name, 302, "/admin"]);
    const office = await page("/admin", person);
    expect([name, office.headers.location ?? "/admin"]).toEqual([name, start]);
  }
  await shop.person("starts.customer");
  expect((await signIn("starts.customer")).headers.location).toBe("/");
});
