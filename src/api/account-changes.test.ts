import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person, WholeShop } from "../../tests/support/whole-shop.ts";
import { callApi, openWholeShopFor } from "../../tests/support/whole-shop-for.ts";
import { users } from "../shop/accounts/accounts.tables.ts";
import { chooseNewsletter } from "../shop/newsletter/choose-newsletter.ts";
import { newsletterSubscribers } from "../shop/newsletter/newsletter.tables.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
let shop: WholeShop;
let customers = 0;

openWholeShopFor((opened) => {
  shop = opened;
});

async function somebody(): Promise<Person> {
  customers += 1;
  return shop.person(`ravi${customers}`);
}
/** The same customer on their phone. */
async function telephoneOf(person: Person, password = `${person.name}-has-a-long-password`) {
  const phone = shop.visitor();
  const body = { email: person.email, password };
  const headers = { "user-agent": PHONE };
  const { status } = await phone.send({ method: "POST", url: "/api/auth/sign-in/email", body, headers });
  if (status === 200) await callApi(phone, "GET", "/me");
  return { phone, status };
}
const isIn = async (person: Person) => (await callApi(person, "GET", "/me")).body.data.signedIn;
const mailsTo = (email: string) => shop.testApp.mails.filter(({ to }) => to === email);
const codeFor = (email: string) => /^\d{6}/.exec(mailsTo(email).at(-1)?.subject ?? "")?.[0] ?? "none";

test("a customer sees their sessions, and signs out one or all of them", async () => {
  const ravi = await somebody();
  const { phone } = await telephoneOf(ravi);
  const listed = (await callApi(ravi, "GET", "/account/sessions")).body.data;
  expect(listed).toHaveLength(2);
  expect(listed[0]).toMatchObject({ isThis: true, address: "203.0.113.7" });
  expect(listed[1]).toMatchObject({ isThis: false, device: "Safari on an iPhone" });
  expect(JSON.stringify(listed)).not.toMatch(/token/i);

  const stranger = await somebody();
  expect((await callApi(stranger, "POST", `/account/sessions/${listed[1].id}/end`)).status).toBe(404);
  expect(await isIn(phone)).toBe(true);
  expect((await callApi(ravi, "POST", `/account/sessions/${listed[1].id}/end`)).status).toBe(200);
  expect(await isIn(phone)).toBe(false);

  const again = await telephoneOf(ravi);
  // Signing out needs no recent authentication: a customer who fears a thief must not be stopped.
  shop.testApp.pass(2000);
  expect((await callApi(ravi, "POST", "/account/sessions/end", { keepThis: true })).body.data).toEqual({
    ended: 1,
  });
  expect([await isIn(again.phone), await isIn(ravi)]).toEqual([false, true]);
  await callApi(ravi, "POST", "/account/sessions/end", { keepThis: false });
  expect(await isIn(ravi)).toBe(false);
});

test("a day after the last authentication the account's calls require it again, like its pages", async () => {
  const ravi = await somebody();
  const calls = () =>
    Promise.all([
      callApi(ravi, "GET", "/account/sessions"),
      callApi(ravi, "POST", "/account/profile", { name: "Ravi", phoneNumber: "" }),
      callApi(ravi, "POST", "/account/newsletter", { wanted: true }),
    ]);
  shop.testApp.pass(1439);
  expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200]);
  shop.testApp.pass(2);
  for (const answer of await calls())
    expect(answer).toMatchObject({ status: 403, body: { code: "reverify", data: { level: "lax" } } });
});

test("when it was last used is noted every ten minutes, not at each call", async () => {
  const ravi = await somebody();
  const seen = async () => (await callApi(ravi, "GET", "/account/sessions")).body.data[0].seenAt;
  const first = await seen();
  shop.testApp.pass(9);
  expect(await seen()).toBe(first);
  shop.testApp.pass(2);
  await isIn(ravi);
  expect(Date.parse(await seen()) - Date.parse(first)).toBeGreaterThan(10 * 60_000);
});

test("changing the password signs out every other device, and the owner gets a mail", async () => {
  const ravi = await somebody();
  const { phone } = await telephoneOf(ravi);
  expect((await callApi(ravi, "POST", "/account/password", { password: "1234567" })).status).toBe(400);
  expect((await callApi(ravi, "POST", "/account/password", { password: "a-quite-new-one" })).status).toBe(
    200,
  );
  expect([await isIn(ravi), await isIn(phone)]).toEqual([true, false]);
  expect((await telephoneOf(ravi)).status).toBe(401);
  expect((await telephoneOf(ravi, "a-quite-new-one")).status).toBe(200);
  await shop.testApp.work();
  expect(mailsTo(ravi.email).at(-1)?.subject).toBe("The password of your Jamun account was changed");
});

test("changing password or e-mail requires re-authentication within ten minutes", async () => {
  const ravi = await somebody();
  shop.testApp.pass(11);
  for (const [path, body] of [
    ["/account/password", { password: "a-quite-new-one" }],
    ["/account/newEmail", { newEmail: "new@example.com" }],
    ["/account/newEmail/confirm", { newEmail: "new@example.com", code: "000000" }],
  ] as const) {
    expect(await callApi(ravi, "POST", path, body)).toMatchObject({
      status: 403,
      body: { code: "reverify", data: { level: "strict" } },
    });
  }
  expect((await telephoneOf(ravi)).status).toBe(200);
});

test("the code sent to a new e-mail changes it; the old one gets a notice, the newsletter moves along", async () => {
  const ravi = await somebody();
  await callApi(ravi, "POST", "/account/proof/code");
  await callApi(ravi, "POST", "/account/proof", { code: codeFor(ravi.email) });
  expect((await callApi(ravi, "POST", "/account/newsletter", { wanted: true })).body.data).toBe("on");
  const { phone } = await telephoneOf(ravi);
  const newEmail = `new-${ravi.email}`;
  expect(
    (await callApi(ravi, "POST", "/account/newEmail", { newEmail: ` ${newEmail.toUpperCase()} ` })).status,
  ).toBe(200);
  const code = codeFor(newEmail);
  const wrong = code === "000000" ? "111111" : "000000";
  expect((await callApi(ravi, "POST", "/account/newEmail/confirm", { newEmail, code: wrong })).status).toBe(
    422,
  );
  const other = await somebody();
  expect((await callApi(other, "POST", "/account/newEmail/confirm", { newEmail, code })).status).toBe(422);
  expect((await callApi(ravi, "POST", "/account/newEmail/confirm", { newEmail, code })).status).toBe(200);
  expect((await callApi(ravi, "GET", "/me")).body.data.email).toBe(newEmail);
  expect(await isIn(phone)).toBe(false);
  await shop.testApp.work();
  expect(mailsTo(ravi.email).at(-1)?.subject).toBe("The e-mail of your Jamun account was changed");
  const subscribers = await shop.testApp.db.select().from(newsletterSubscribers);
  const letters = subscribers.filter(({ email }) => email.endsWith(ravi.email));
  expect(letters.map(({ email, status }) => [email, status])).toEqual([[newEmail, "confirmed"]]);
});

test("an e-mail that has an account is not taken, and only its owner gets a mail", async () => {
  const ravi = await somebody();
  const owner = await somebody();
  const free = await callApi(ravi, "POST", "/account/newEmail", { newEmail: "nobody-yet@example.com" });
  const taken = await callApi(ravi, "POST", "/account/newEmail", { newEmail: owner.email });
  expect(taken).toEqual(free);
  expect(mailsTo(owner.email).at(-1)?.subject).toBe("This address has a Jamun account already");
  expect((await callApi(ravi, "POST", "/account/newEmail", { newEmail: ravi.email })).status).toBe(409);
});

test("many accounts of one network can't mail codes to a whole list of addresses", async () => {
  let mailed = 0;
  for (let account = 0; account < 5; account += 1) {
    const ravi = await somebody();
    for (let i = 0; i < 5; i += 1) {
      const body = { newEmail: `listed-${account}-${i}@example.com` };
      const { status } = await ravi.send({
        ...{ method: "POST", url: "/api/account/newEmail", body, from: "198.51.100.9" },
      });
      expect(status).toBe(mailed < 20 ? 200 : 429);
      if (status === 200) mailed += 1;
    }
  }
  expect(mailed).toBe(20);
});

test("of two customers with codes for one e-mail, the first gets it", async () => {
  const [ravi, zoya] = [await somebody(), await somebody()];
  const newEmail = "wanted-by-two@example.com";
  await callApi(ravi, "POST", "/account/newEmail", { newEmail });
  const first = codeFor(newEmail);
  await callApi(zoya, "POST", "/account/newEmail", { newEmail });
  const second = codeFor(newEmail);
  expect((await callApi(ravi, "POST", "/account/newEmail/confirm", { newEmail, code: first })).status).toBe(
    200,
  );
  expect(await callApi(zoya, "POST", "/account/newEmail/confirm", { newEmail, code: second })).toMatchObject({
    status: 409,
    body: { code: "email-not-changed" },
  });
  const accounts = await shop.testApp.db.select().from(users).where(eq(users.email, newEmail));
  expect(accounts.map(({ id }) => id)).toEqual([ravi.userId]);
});

test("an unconfirmed e-mail gets a confirmation mail first; replies do not reveal who subscribes", async () => {
  const seenOn = async (person: Person) => ({
    page: (await person.send({ method: "GET", url: "/account/profile" })).text
      .replace(/.*<h2 id="newsletter">/s, "")
      .replace(/<\/section>.*/s, "")
      .replaceAll(person.email, "the address"),
    left: await callApi(person, "POST", "/account/newsletter", { wanted: false }),
    joined: await callApi(person, "POST", "/account/newsletter", { wanted: true }),
  });
  const [ravi, listed, waiting] = [await somebody(), await somebody(), await somebody()];
  await chooseNewsletter(shop.services, { email: listed.email, emailVerified: true, wanted: true });
  await chooseNewsletter(shop.services, { email: waiting.email, emailVerified: false, wanted: true });
  const seen = await seenOn(ravi);
  expect(seen).toMatchObject({
    page: expect.stringContaining("A mail to the address asks first whether you want it"),
    left: { status: 403, body: { code: "email-not-proven" } },
    joined: { status: 200, body: { data: "pending" } },
  });
  expect(await seenOn(listed)).toEqual(seen);
  expect(await seenOn(waiting)).toEqual(seen);
  await shop.testApp.work();
  expect(mailsTo(ravi.email).at(-1)?.subject).toMatch(/confirm/i);
});

test("name and phone are tidied, an invalid number is refused, and an empty one removes it", async () => {
  const ravi = await somebody();
  const profile = (name: string, phoneNumber: string) =>
    callApi(ravi, "POST", "/account/profile", { name, phoneNumber });
  expect((await profile("  Ravi \t Menon ", "098450 12345")).status).toBe(200);
  expect((await callApi(ravi, "GET", "/me")).body.data).toMatchObject({
    name: "Ravi Menon",
    phone: "+919845012345",
  });
  expect(await profile("Ravi", "12345")).toMatchObject({
    status: 400,
    body: { message: "Please enter a valid phone number." },
  });
  expect((await profile("", "")).status).toBe(400);
  expect((await profile("Ravi", "")).status).toBe(200);
  expect((await callApi(ravi, "GET", "/me")).body.data.phone).toBeNull();
});

test("a day after the last authentication the account's pages require it again, and lead back", async () => {
  const ravi = await somebody();
  const page = (url: string) => ravi.send({ method: "GET", url });
  shop.testApp.pass(1439);
  expect((await page("/account/profile")).status).toBe(200);
  shop.testApp.pass(2);
  const redirected = await page("/account/profile");
  expect([redirected.status, redirected.headers.location]).toEqual([
    302,
    "/account/confirm?level=lax&returnTo=%2Faccount%2Fprofile",
  ]);
  const confirm = await page(`${redirected.headers.location}`);
  expect(confirm.text).toContain("Please show that it is you");
  const proven = await ravi.send({
    method: "POST",
    url: `${redirected.headers.location}`,
    body: `intent=password&password=${ravi.name}-has-a-long-password`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect([proven.status, proven.headers.location]).toEqual([302, "/account/profile"]);
  // No redirect out of the shop, and none in a circle.
  for (const away of ["https://evil.example", "//evil.example", "/account/confirm?level=lax"]) {
    const led = await page(`/account/confirm?level=lax&returnTo=${encodeURIComponent(away)}`);
    expect(led.headers.location).toBe("/account");
  }
});
