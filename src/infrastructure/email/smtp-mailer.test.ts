import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { MailError } from "./mailer.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

const FROM = '"Jamun" <care@jamun.example>';
let server: MailServer;
let mailer: ReturnType<typeof createSmtpMailer>;

beforeEach(async () => {
  server = await startMailServer();
  mailer = createSmtpMailer({ url: server.url, from: FROM });
});
afterEach(async () => {
  mailer.close();
  await server.stop();
});

const aMail = {
  id: "order-placed:1",
  to: "asha@example.com",
  subject: "Your order",
  text: "Thank you! ₹719",
  html: "<p>Thank you!</p>",
};

test("a mail has text and HTML, its sender, a stable Message-ID, and is marked as automatic", async () => {
  await mailer.send(aMail);
  await mailer.send(aMail);
  const [first, second] = server.received;
  expect(first?.to).toEqual(["asha@example.com"]);
  expect(first?.header("from")).toBe("Jamun <care@jamun.example>");
  expect(first?.header("message-id")).toBe("<order-placed%3A1@jamun.example>");
  expect(second?.header("message-id")).toBe(first?.header("message-id"));
  expect(first?.header("auto-submitted")).toBe("auto-generated");
  expect(first?.header("content-type")).toMatch(/^multipart\/alternative/);
  expect(first?.header("list-unsubscribe")).toBeUndefined();
});

test("a newsletter has the headers for unsubscribing with one click", async () => {
  const leaveUrl = `https://jamun.example/newsletter/leave?token=${"sub_x".repeat(20)}.${"y".repeat(43)}`;
  await mailer.send({ ...aMail, leaveUrl });
  const [letter] = server.received;
  expect(letter?.header("list-unsubscribe")?.replaceAll(/\s/g, "")).toBe(`<${leaveUrl}>`);
  expect(letter?.header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
});

test("user input adds no header and no recipient", async () => {
  const subject = "A cake for\r\nBcc: eve@example.com\r\n\r\nand more";
  await mailer.send({ ...aMail, subject, to: "asha@example.com, eve@example.com" }).catch(() => {});
  await mailer.send({ ...aMail, subject, to: "asha@example.com\r\nBcc: eve@example.com" }).catch(() => {});
  await mailer.send({ ...aMail, subject });
  for (const { to, header } of server.received) {
    expect(to.join()).not.toMatch(/^eve@/);
    expect(to).toHaveLength(1);
    expect(header("bcc")).toBeUndefined();
  }
  expect(server.received.at(-1)?.to).toEqual(["asha@example.com"]);
});

test("a refused recipient is a permanent failure, and the reason holds no e-mail address", async () => {
  server.refuse("550 5.1.1 <asha@example.com> is unknown here");
  const failure = await mailer.send(aMail).catch((error) => error);
  expect(failure).toBeInstanceOf(MailError);
  expect(failure).toMatchObject({ isPermanent: true, message: expect.stringContaining("550") });
  expect(failure.message).not.toContain("asha");
});

test.each(["451 try again later", "421 too busy"])(
  "a server that replies %s is a temporary failure",
  async (words) => {
    server.refuse(words);
    expect(await mailer.send(aMail).catch((error) => error)).toMatchObject({ isPermanent: false });
  },
);

test("an unreachable server is a temporary failure, and accepts the mail when it is back", async () => {
  await server.stop();
  expect(await mailer.send(aMail).catch((error) => error)).toMatchObject({ isPermanent: false });
  await server.start();
  await mailer.send(aMail);
  expect(server.received).toHaveLength(1);
});
