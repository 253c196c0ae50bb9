import { isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../tests/support/database.ts";
import { type MailServer, startMailServer } from "../../../tests/support/mail-server.ts";
import { eventually } from "../../../tests/support/shop.ts";
import { TEST_SETTINGS } from "../../../tests/support/test-settings.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { createSmtpMailer } from "../../infrastructure/email/smtp-mailer.ts";
import { type JobQueue, openJobs } from "../../infrastructure/jobs/open-jobs.ts";
import type { Services } from "../services.ts";
import { mails } from "./mail.tables.ts";
import { sendMail } from "./send-mail.ts";
import { writeMail } from "./write-mail.ts";

const log = { info: () => {}, warn: () => {}, error: () => {} };
const MANY = 10;

let database: OpenDatabase;
let server: MailServer;
let mailer: ReturnType<typeof createSmtpMailer>;
let queues: JobQueue[];
let services: Services;

/** Like two instances of the shop: two queues on one database, with a real mail server. */
beforeAll(async () => {
  database = await testDatabase();
  server = await startMailServer();
  mailer = createSmtpMailer({ url: server.url, from: "Jamun <care@jamun.example>" });
  const open = () => openJobs({ driver: database.driver, names: ["mail-written"], log });
  queues = database.driver.kind === "pglite" ? [await open()] : [await open(), await open()];
  services = {
    db: database.db,
    clock: () => new Date(),
    settings: TEST_SETTINGS,
    renderMail: async () => "<p>It comes.</p>",
    jobs: queues[0],
    mailer,
    log,
  } as unknown as Services;
  const handlers = {
    "mail-written": async ({ key }: Record<string, unknown>) =>
      void (await sendMail(services, { key: `${key}` })),
  };
  for (const queue of queues) await queue.start({ handlers, schedules: {} });
});
afterAll(async () => {
  for (const queue of queues) await queue.stop();
  mailer.close();
  await server.stop();
  await database.close();
});

function write(nth: number) {
  return writeMail(services, {
    key: `test:${nth}`,
    kind: "newsletter-link",
    to: `customer${nth}@example.com`,
    content: {
      subject: `Cake ${nth}`,
      preview: "It comes.",
      heading: "Your cake",
      blocks: [{ is: "paragraph", text: "It comes." }],
      why: "You ordered.",
    },
  });
}

test("while the mail server is away mails wait, and each is sent once when it is back", async () => {
  await write(0);
  await eventually("the first mail is there", () => server.received.length === 1);
  await server.stop();
  for (let nth = 1; nth <= MANY; nth++) await write(nth);
  const failed = () => database.db.$count(mails, isNotNull(mails.lastError));
  await eventually("each was tried in vain", async () => (await failed()) === MANY);
  await server.start();
  await eventually("all mails are there", () => server.received.length > MANY);
  const to = server.received.flatMap((mail) => mail.to);
  expect(new Set(to).size).toBe(MANY + 1);
  expect(to).toHaveLength(MANY + 1);
}, 60_000);
