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

async function page(query = ""): Promise<string> {
  const app = fastify();
  await app.register(devMail, { mailer });
  const { body } = await app.inject(`/dev/mail${query}`);
  await app.close();
  return body;
}

test("before any mail the page says so", async () => {
  expect(await page()).toContain("No mail yet.");
});

test("what a mail says is shown as text, never run", async () => {
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

test("a mail that is sent again is there once, as it was first", async () => {
  await mailer.send({ id: "order:2", to: "asha@example.com", subject: "Your cake", text: "One" });
  await mailer.send({ id: "order:2", to: "asha@example.com", subject: "Your cake", text: "Two" });
  const mine = await mailer.newest(10, "asha@example.com");
  expect(mine.map(({ text }) => text)).toEqual(["One"]);
  expect(await page("?to=asha@example.com")).not.toContain("alert(1)");
});
