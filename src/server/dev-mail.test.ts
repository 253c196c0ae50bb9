import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSavedMailer, type SavedMailer } from "../infrastructure/email/saved-mailer.ts";
import { devMail } from "./dev-mail.ts";

let directory: string;
let mailer: SavedMailer;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "jamun-mail-"));
  mailer = createSavedMailer(join(directory, "mail"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function get(url: string) {
  const app = fastify();
  await app.register(devMail, { mailer, origins: ["http://localhost:3000"] });
  const reply = await app.inject(url);
  await app.close();
  return reply;
}
const page = async (query = "") => (await get(`/dev/mail${query}`)).body;

test("before any mail the page says so", async () => {
  expect(await page()).toContain("No mail yet.");
});

test("a mail's content is shown as text, never run", async () => {
  await mailer.send({
    id: "order:1",
    to: `"<img src=x onerror=alert(1)>"@example.com`,
    subject: "<script>alert(1)</script>",
    text: `See http://localhost:3000/orders/1"onclick="alert(1) & more`,
  });
  const html = await page();
  expect(html).not.toMatch(/<script|<img|"onclick/);
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("a mail sent twice is saved once, in its first form", async () => {
  await mailer.send({ id: "order:2", to: "asha@example.com", subject: "Your cake", text: "One" });
  await mailer.send({ id: "order:2", to: "asha@example.com", subject: "Your cake", text: "Two" });
  const mailsOfAsha = await mailer.newest(10, "asha@example.com");
  expect(mailsOfAsha.map(({ text }) => text)).toEqual(["One"]);
  expect(await page("?to=asha@example.com")).not.toContain("alert(1)");
});

test("a mail's HTML is shown in a sandboxed frame without scripts and cookies", async () => {
  const html = "<!doctype html><html><head></head><body><script>alert(1)</script>A cake</body></html>";
  await mailer.send({
    id: "order-placed:3&x",
    to: "ravi@example.com",
    subject: "A cake",
    text: "A cake",
    html,
  });
  const list = await page("?to=ravi@example.com");
  const src = /<iframe[^>]* sandbox="([^"]*)"[^>]* src="([^"]+)"/.exec(list);
  expect(src?.[1]).not.toMatch(/allow-(scripts|same-origin|forms)/);
  const shown = await get(src?.[2] ?? "");
  expect(shown.body).toContain("A cake");
  const policy = `${shown.headers["content-security-policy"]}`;
  expect(policy).toMatch(/^sandbox [^;]*; default-src 'none'; .*img-src http:\/\/localhost:3000;/);
  expect(policy).not.toMatch(/allow-(scripts|same-origin|forms)|script-src/);
});

test.each(["", "?id=", "?id=..%2F..%2Fsecrets", "?id=order:1&id=order:2", "?id=nobody"])(
  "/dev/mail/html%s is no mail",
  async (query) => {
    expect((await get(`/dev/mail/html${query}`)).statusCode).toBe(404);
  },
);
