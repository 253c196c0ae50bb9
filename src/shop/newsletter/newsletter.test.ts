import { beforeEach, expect, test, vi } from "vitest";
import { openTestAppFor } from "../../../tests/support/open-test-app-for.ts";
import type { TestApp } from "../../../tests/support/test-app.ts";
import { chooseNewsletter } from "./choose-newsletter.ts";
import { confirmNewsletter } from "./confirm-newsletter.ts";
import { expireUnconfirmed } from "./expire-unconfirmed.ts";
import { leaveNewsletter } from "./leave-newsletter.ts";
import { NewsletterEmail } from "./newsletter.inputs.ts";
import { newsletterSubscribers } from "./newsletter.tables.ts";
import { requestNewsletter } from "./request-newsletter.ts";
import { sendNewsletterLink } from "./send-newsletter-link.ts";

const EMAIL = "asha@example.com";
let testApp: TestApp;

openTestAppFor((opened) => {
  testApp = opened;
});
beforeEach(async () => {
  await testApp.db.delete(newsletterSubscribers);
  testApp.mails.length = 0;
  testApp.pass(120);
});

const ask = (email = EMAIL, from = "10.0.0.1") => requestNewsletter(testApp.services, { email, from });
/** Requests the newsletter, and returns the resulting mail. */
const mailFor = async (email = EMAIL) => {
  await ask(email);
  await testApp.work();
  const mail = testApp.mails.at(-1);
  if (!mail) throw new Error("no mail came");
  return mail;
};
const tokenOf = (text: string, page: "confirm" | "leave") => {
  const token = new RegExp(`http://localhost:3000/newsletter/${page}\\?token=(\\S+)`).exec(text)?.[1];
  return decodeURIComponent(token ?? "");
};
const status = async () => (await testApp.db.select().from(newsletterSubscribers))[0]?.status;
const confirm = (text: string) => confirmNewsletter(testApp.services, { token: tokenOf(text, "confirm") });
const leave = (text: string) => leaveNewsletter(testApp.services, { token: tokenOf(text, "leave") });

test("an e-mail is subscribed when its owner confirms, and not before", async () => {
  const { to, subject, text } = await mailFor();
  expect({ to, subject }).toEqual({ to: EMAIL, subject: "Please confirm: the Jamun newsletter" });
  expect(text).not.toContain("asha%40");
  expect(await status()).toBe("pending");
  expect(await confirm(text)).toMatchObject({ ok: true });
  expect(await status()).toBe("confirmed");
  expect(await confirm(text)).toMatchObject({ ok: true });
});

test("a repeated request can be confirmed by either mail", async () => {
  const first = await mailFor();
  testApp.pass(60);
  const second = await mailFor();
  expect(second.id).not.toBe(first.id);
  expect(await confirm(second.text)).toMatchObject({ ok: true });
  expect(await confirm(first.text)).toMatchObject({ ok: true });
  expect(await testApp.db.$count(newsletterSubscribers)).toBe(1);
});

test("a subscriber who requests again gets the same reply, and a mail with the unsubscribe link", async () => {
  const first = await ask();
  await testApp.work();
  await confirm(testApp.mails[0]?.text ?? "");
  testApp.pass(1);
  expect(await ask()).toEqual(first);
  await testApp.work();
  expect(testApp.mails.at(-1)?.subject).toBe("You get the Jamun newsletter");
  expect(await status()).toBe("confirmed");
  expect(await leave(testApp.mails.at(-1)?.text ?? "")).toMatchObject({ ok: true });
  expect(await testApp.db.$count(newsletterSubscribers)).toBe(0);
});

test("unsubscribing works from any mail and repeatedly; an old confirmation link does not undo it", async () => {
  const { text } = await mailFor();
  await confirm(text);
  expect(await leave(text)).toMatchObject({ ok: true });
  expect(await leave(text)).toMatchObject({ ok: true });
  expect(await confirm(text)).toMatchObject({ code: "newsletter-link-old" });
  testApp.pass(60);
  const again = await mailFor();
  expect(await confirm(text)).toMatchObject({ code: "newsletter-link-old" });
  expect(await confirm(again.text)).toMatchObject({ ok: true });
  expect(await leave(text)).toMatchObject({ ok: true });
  expect(await testApp.db.$count(newsletterSubscribers)).toBe(0);
});

test("an unconfirmed e-mail is erased once no link can confirm it; a confirmed one stays", async () => {
  const DAYS = 24 * 60;
  await mailFor();
  const { text: confirmed } = await mailFor("ravi@example.com");
  await confirm(confirmed);
  testApp.pass(7 * DAYS - 1);
  const { text: late } = await mailFor();
  testApp.pass(7 * DAYS);
  expect(await expireUnconfirmed(testApp.services)).toMatchObject({ erased: 0 });
  testApp.pass(2);
  expect(await confirm(late)).toMatchObject({ code: "newsletter-link-old" });
  expect(await expireUnconfirmed(testApp.services)).toMatchObject({ erased: 1 });
  expect(await expireUnconfirmed(testApp.services)).toMatchObject({ erased: 0 });
  const left = await testApp.db.select().from(newsletterSubscribers);
  expect(left).toMatchObject([{ email: "ravi@example.com", status: "confirmed" }]);
});

test("a request repeated after the first link expired can be confirmed", async () => {
  const { text: old } = await mailFor();
  testApp.pass(8 * 24 * 60);
  const { text } = await mailFor();
  expect(await confirm(old)).toMatchObject({ code: "newsletter-link-old" });
  testApp.pass(6 * 24 * 60);
  await expireUnconfirmed(testApp.services);
  expect(await confirm(text)).toMatchObject({ ok: true });
});

test("a confirmation link works for seven days, an unsubscribe link for ever", async () => {
  const { text } = await mailFor();
  testApp.pass(7 * 24 * 60 + 1);
  expect(await confirm(text)).toMatchObject({ code: "newsletter-link-old" });
  expect(await leave(text)).toMatchObject({ ok: true });
});

test("a forged token does nothing", async () => {
  const { text } = await mailFor();
  const token = tokenOf(text, "confirm");
  for (const wrong of ["", ".", token.slice(0, -1), `x${token}`, tokenOf(text, "leave"), "\u0000.\u0000"]) {
    const refused = { code: "newsletter-link-old" };
    expect(await confirmNewsletter(testApp.services, { token: wrong })).toMatchObject(refused);
  }
  expect(await leaveNewsletter(testApp.services, { token })).toMatchObject({ code: "newsletter-link-old" });
  expect(await status()).toBe("pending");
});

test("a repeated job sends one mail, and none after unsubscribing", async () => {
  const { id, text } = await mailFor();
  const [, subscriberId = "", at = ""] = /^newsletter:([^:]+):(.+)$/.exec(id) ?? [];
  await sendNewsletterLink(testApp.services, { subscriberId, at });
  expect(testApp.mails.at(-1)?.id).toBe(id);
  await leave(text);
  testApp.mails.length = 0;
  await sendNewsletterLink(testApp.services, { subscriberId, at });
  expect(testApp.mails).toEqual([]);
});

test("an e-mail gets three mails an hour; further requests get the usual answer, and nothing is sent", async () => {
  const first = await mailFor();
  testApp.pass(1);
  await mailFor();
  testApp.pass(1);
  await mailFor();
  expect(testApp.mails).toHaveLength(3);
  testApp.pass(1);
  expect(await ask(EMAIL, "10.0.0.9")).toEqual({ ok: true, value: undefined });
  await testApp.work();
  expect(testApp.mails).toHaveLength(3);
  expect(await confirm(first.text)).toMatchObject({ ok: true });
});

test("one network can request thirty different e-mails an hour, and each of them repeatedly", async () => {
  for (let i = 0; i < 30; i += 1) {
    expect((await ask(`someone-${i}@example.com`, "10.0.0.2")).ok).toBe(true);
  }
  expect(await ask("one-more@example.com", "10.0.0.2")).toMatchObject({ code: "too-many-tries" });
  expect((await ask("someone-3@example.com", "10.0.0.2")).ok).toBe(true);
});

test("a customer can subscribe, however much strangers in their network have requested", async () => {
  for (let i = 0; i < 31; i += 1) await ask(`stranger-${i}@example.com`, "10.0.0.3");
  const customer = { email: "own@example.com", emailVerified: false, wanted: true };
  expect(await chooseNewsletter(testApp.services, customer)).toEqual({ ok: true, value: "pending" });
});

test("an e-mail is the same in capitals, and an invalid one is refused", () => {
  expect(NewsletterEmail.parse(" Asha@Example.com ")).toBe(EMAIL);
  for (const wrong of ["", "asha", "a@b", "a\u0000@example.com", `${"a".repeat(300)}@example.com`]) {
    expect(NewsletterEmail.safeParse(wrong).success).toBe(false);
  }
});

test("over its limit a network creates no new key, and repeated requests for its e-mails still work", async () => {
  const from = "10.0.0.30";
  for (let i = 0; i < 30; i += 1) await ask(`listed-${i}@example.com`, from);
  const { rateLimiter } = testApp.services;
  const take = vi.spyOn(rateLimiter, "take");
  const attempts = [ask("one-more@example.com", from), ask("one-more@example.com", from)];
  for (const refused of await Promise.all(attempts))
    expect(refused).toMatchObject({ code: "too-many-tries" });
  expect(new Set(take.mock.calls.map(([key]) => key))).toEqual(new Set([`newsletter-from:${from}`]));
  take.mockRestore();
  expect(await ask("listed-7@example.com", from)).toMatchObject({ ok: true });
});
