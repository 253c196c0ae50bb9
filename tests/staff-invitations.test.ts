import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { credentials, userRoles, users } from "../src/shop/accounts/accounts.tables.ts";
import { auditEntries } from "../src/shop/audit/audit.tables.ts";
import { mails } from "../src/shop/mail/mail.tables.ts";
import { INVITATION_LOOKS } from "../src/shop/staff/rules/invitation-limits.ts";
import { staffInvitations } from "../src/shop/staff/staff.tables.ts";
import type { Person, WholeShop } from "./support/whole-shop.ts";
import { openWholeShopFor } from "./support/whole-shop-for.ts";

let shop: WholeShop;
let owner: Person;

openWholeShopFor(
  async (opened) => {
    shop = opened;
    owner = await shop.person("owner", { role: "owner" });
  },
  { hasContent: true },
);
beforeEach(async () => {
  await shop.services.db.delete(staffInvitations);
  await shop.services.db.delete(auditEntries);
  await shop.services.db.delete(mails);
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

/** Invites and returns the path of the link in the mail. */
async function invite(email: string, roles: string[] = ["kitchen"]): Promise<string> {
  const ticks = roles.map((role) => ["roles", role]);
  const { text } = await form("/admin/staff", [["intent", "invite"], ["email", email], ...ticks]);
  expect(text).toContain(`${email.toLowerCase()} gets a mail`);
  const [mail] = await shop.services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email.toLowerCase()))
    .orderBy(mails.writtenAt);
  const path = /\/staff-invitation\/[\w-]+/.exec(mail?.body ?? "")?.[0];
  if (!path) throw new Error(`no link was mailed to ${email}`);
  return path;
}

/** The panels that a link leads to who is not signed in, with the text of their e-mail field. */
const panelEmails = (path: string, person: Person) =>
  Promise.all(
    ["/accounts?", "/accounts?new=1&", "/sign-up?", "/sign-in?"].map(async (panel) => {
      const { text } = await page(`${panel}returnTo=${encodeURIComponent(path)}`, person);
      return /<input[^>]*name="email"[^>]*value="([^"]*)"/.exec(text)?.[1];
    }),
  );

const accept = (path: string, person: Person) => form(path, { intent: "accept" }, person);

test("somebody invited signs up with that e-mail, accepts, and has the role; the link works once", async () => {
  const path = await invite("Ravi@Example.com", ["kitchen", "rider"]);
  expect((await page("/admin/staff")).text).toContain("ravi@example.com");
  const ravi = shop.visitor();
  const seen = await page(path, ravi);
  expect(seen.status).toBe(200);
  expect(seen.headers["cache-control"]).toContain("no-store");
  expect(seen.text).toContain("Create an account with it");
  const joined = await shop.person("ravi");
  expect((await accept(path, joined)).headers.location).toBe("/admin");
  expect(await rolesOf(joined)).toEqual(["kitchen", "rider"]);
  expect((await page("/admin/kitchen?kitchen=delhi", joined)).status).toBe(200);
  const [user] = await shop.services.db.select().from(users).where(eq(users.id, joined.userId));
  expect(user?.emailVerified).toBe(true);
  expect((await accept(path, joined)).status).toBe(409);
  expect((await page(path, joined)).status).toBe(404);
  expect(await logOf()).toEqual([
    ["ravi@example.com", "no role", "invited as kitchen, rider"],
    ["ravi@example.com", "no role", "kitchen, rider"],
  ]);
  // A person who signed up with the link keeps the password.
  const password = "ravi-has-a-long-password";
  const again = await shop
    .visitor()
    .send({ method: "POST", url: "/api/auth/sign-in/email", body: { email: joined.email, password } });
  expect(again.status).toBe(200);
});

test("whoever opens the link finds the invited e-mail in the form, and nobody else does", async () => {
  const path = await invite("Meera@Example.com");
  const meera = shop.visitor();
  const filled = "meera@example.com";
  expect(await panelEmails(path, meera)).toEqual([filled, filled, filled, filled]);
  const guessed = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
  for (const other of [guessed, "/", "/staff-invitation/", `${path}/more`, `//evil.example${path}`])
    expect(await panelEmails(other, meera), other).toEqual(["", "", "", ""]);
  // Another e-mail that was typed stays after a refusal.
  const url = `/accounts?new=1&returnTo=${encodeURIComponent(path)}`;
  const typed = {
    intent: "sign-up",
    email: "m@example.com",
    name: "Meera",
    password: "short",
    returnTo: path,
  };
  expect((await form(url, typed, meera)).text).toContain('value="m@example.com"');
});

test("the link works only for the invited e-mail, and for nobody after three days, a newer link or a withdrawal", async () => {
  const path = await invite("priya@example.com");
  const other = await shop.person("other");
  expect((await page(path, other)).text).toContain("You are signed in as");
  expect((await accept(path, other)).status).toBe(409);
  expect(await rolesOf(other)).toEqual([]);
  expect((await accept(path, shop.visitor())).headers.location).toContain("/accounts?returnTo=");

  await shop.services.db.delete(mails);
  const newer = await invite("priya@example.com");
  expect((await page(path, other)).status).toBe(404);
  expect((await page(newer, other)).status).toBe(200);
  shop.testApp.setClock(new Date(Date.now() + 3 * 86_400_000 + 1_000));
  expect((await page(newer, other)).status).toBe(404);
  shop.testApp.setClock(new Date());

  const [row] = await shop.services.db.select().from(staffInvitations);
  expect(newer).not.toContain(row?.tokenHash);
  const withdrawn = await form("/admin/staff", { intent: "withdraw", id: row?.id ?? "" });
  expect(withdrawn.text).toContain("The invitation of priya@example.com is withdrawn.");
  expect((await page(newer, other)).status).toBe(404);
});

test("somebody who signed up with a colleague's e-mail loses devices and password when the colleague joins", async () => {
  const thief = await shop.person("colleague");
  const longAgo = new Date(Date.now() - 3_600_000);
  await shop.services.db
    .update(credentials)
    .set({ updatedAt: longAgo })
    .where(eq(credentials.userId, thief.userId));
  const path = await invite("colleague@example.com", ["manager"]);
  // The colleague signs in by a mailed code; the password of the thief gives the same kind of session here.
  const colleague = { ...shop.visitor(), userId: thief.userId };
  const password = "colleague-has-a-long-password";
  const body = { email: thief.email, password };
  await colleague.send({ method: "POST", url: "/api/auth/sign-in/email", body });
  expect((await accept(path, colleague)).headers.location).toBe("/admin");
  expect((await page("/admin", colleague)).status).toBe(200);
  expect((await page("/admin", thief)).headers.location).toContain("/accounts");
  const back = await shop.visitor().send({ method: "POST", url: "/api/auth/sign-in/email", body });
  expect(back.status).toBe(401);
});

// Last, because it uses up what this network may try.
test("one network cannot try links without end, and the panel stays usable", async () => {
  const path = await invite("dev@example.com");
  const dev = shop.visitor();
  const [url, guessed] = [path, `${path.slice(0, -4)}AAAA`].map(
    (link) => `/accounts?returnTo=${encodeURIComponent(link)}`,
  ) as [string, string];
  for (let nth = 0; nth < INVITATION_LOOKS.max; nth += 1) await page(guessed, dev);
  expect((await page(path, dev)).status).toBe(429);
  const limited = await page(url, dev);
  expect(limited.status).toBe(200);
  expect(limited.text).toContain('name="email"');
  expect(limited.text).not.toContain("dev@example.com");
});
