import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aMail } from "../../../tests/support/a-mail.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { type TestJobs, testJobs } from "../../../tests/support/jobs.ts";
import { SATURDAY_MORNING } from "../../../tests/support/small-shop.ts";
import { testServices } from "../../../tests/support/test-services.ts";
import { TEST_SETTINGS } from "../../../tests/support/test-settings.ts";
import type { OpenDatabase } from "../../infrastructure/database/open-database.ts";
import { type Mail, MailError } from "../../infrastructure/email/mailer.ts";
import type { Services } from "../services.ts";
import { eraseMails } from "./erase-mails.ts";
import { countMails } from "./mail.reads.ts";
import { mails } from "./mail.tables.ts";
import { sendAtOnce } from "./send-at-once.ts";
import { sendFromJob } from "./send-from-job.ts";
import { sendMail } from "./send-mail.ts";
import { sendStragglers } from "./send-stragglers.ts";
import { type NewMail, writeMail } from "./write-mail.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let database: OpenDatabase;
let jobs: TestJobs;
let services: Services;
let now: Date;
let sent: Mail[];
let alarms: unknown[];
/** The mail server's handling of a mail. */
let serve: (mail: Mail) => Promise<void>;

beforeAll(async () => {
  database = await testDatabase();
  jobs = await testJobs(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(mails);
  await jobs.runAll({ "mail-written": async () => {} });
  now = SATURDAY_MORNING;
  sent = [];
  alarms = [];
  serve = async (mail) => void sent.push(mail);
  services = {
    ...testServices(database.db, () => now),
    db: database.db,
    clock: () => now,
    jobs,
    settings: TEST_SETTINGS,
    mailer: { send: (mail: Mail) => serve(mail) },
    renderMail: async () => "<p>A letter</p>",
    log: { info: () => {}, warn: () => {}, error: (fields: object) => void alarms.push(fields) },
  } as unknown as Services;
});

const work = () => jobs.runAll({ "mail-written": (data) => send(`${data.key}`) });
const send = async (key = "order-placed:1") => void (await sendMail(services, { key }));
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const stored = async (key = "order-placed:1") =>
  (await database.db.select().from(mails).where(eq(mails.key, key)))[0];
const away = async () => {
  throw new MailError("ECONNREFUSED", { isPermanent: false });
};

test("a mail is stored with the change that it reports, and sent once however often it is written", async () => {
  const undone = database.db.transaction(async (tx) => {
    await writeMail({ ...services, db: tx as unknown as Services["db"] }, aMail());
    throw new Error("on second thought");
  });
  await expect(undone).rejects.toThrow("on second thought");
  await work();
  expect(sent).toEqual([]);
  expect(await writeMail(services, aMail())).toEqual({ isNew: true });
  expect(await writeMail(services, aMail())).toEqual({ isNew: false });
  await work();
  await send();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ id: "order-placed:1", to: "asha@example.com", html: "<p>A letter</p>" });
  expect(await stored()).toMatchObject({ state: "sent", tries: 1 });
});

test("two senders at once send a mail once; the mail of an interrupted sender is sent by another", async () => {
  await writeMail(services, aMail());
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  let letGo: () => void = () => {};
  serve = (mail) => {
    sent.push(mail);
    arrive();
    return new Promise((done) => {
      letGo = done;
    });
  };
  const first = send();
  await arrived;
  await Promise.all([send(), send()]);
  expect(sent).toHaveLength(1);
  // As if the sender had crashed here: nothing records that the mail was sent.
  pass(2 * 60_000);
  serve = async (mail) => void sent.push(mail);
  await send();
  expect(sent).toHaveLength(2);
  expect(sent[0]?.id).toBe(sent[1]?.id);
  letGo();
  await first;
  expect(await stored()).toMatchObject({ state: "sent", tries: 2 });
});

test("a mail waits with the reason while the mail server is away, and is sent when it is back", async () => {
  await writeMail(services, aMail());
  serve = away;
  await expect(send()).rejects.toThrow("not sent yet: ECONNREFUSED");
  await expect(send()).rejects.toThrow("not sent yet");
  expect(await stored()).toMatchObject({ state: "waiting", tries: 2, lastError: "ECONNREFUSED" });
  pass(HOUR);
  expect(await countMails(services)).toMatchObject({ waiting: 1, oldestSeconds: 3600 });
  serve = async (mail) => void sent.push(mail);
  await send();
  expect(sent).toHaveLength(1);
});

test("a mail that is refused for good or waits for three days is given up, with an alarm", async () => {
  await writeMail(services, aMail());
  serve = async () => {
    throw new MailError("EENVELOPE 550", { isPermanent: true });
  };
  await send();
  expect(await stored()).toMatchObject({ state: "given up", lastError: "EENVELOPE 550" });
  await writeMail(services, aMail({ key: "order-placed:2" }));
  serve = away;
  pass(3 * DAY);
  await expect(send("order-placed:2")).rejects.toThrow();
  pass(1);
  await send("order-placed:2");
  expect(await stored("order-placed:2")).toMatchObject({ state: "given up" });
  expect(alarms).toHaveLength(2);
  expect(JSON.stringify(alarms)).not.toContain("asha");
  expect(await countMails(services)).toMatchObject({ waiting: 0, givenUp: 2 });
});

test("a mail without its job is found and sent", async () => {
  await writeMail(services, aMail());
  expect(await sendStragglers(services)).toMatchObject({ sent: 0 });
  pass(16 * 60_000);
  serve = away;
  expect(await sendStragglers(services)).toMatchObject({ sent: 0 });
  serve = async (mail) => void sent.push(mail);
  pass(16 * 60_000);
  expect(await sendStragglers(services)).toMatchObject({ sent: 1 });
  expect(sent).toHaveLength(1);
});

const aCode = (overrides: Partial<NewMail> = {}) =>
  aMail({
    key: "code:1",
    kind: "sign-in-code",
    secret: true,
    sendBy: new Date(now.getTime() + 600_000),
    ...overrides,
  });

test("a code is sent before the caller goes on, and its content is erased", async () => {
  await sendAtOnce(services, aCode());
  expect(sent).toHaveLength(1);
  const erased = { subject: null, body: null, html: null };
  expect(await stored("code:1")).toMatchObject({ state: "sent", recipient: "asha@example.com", ...erased });
  expect(await jobs.waiting()).toEqual([]);
});

test("a code that can't be sent at once is queued, and an expired one is not sent", async () => {
  serve = away;
  await sendAtOnce(services, aCode());
  await sendAtOnce(services, aCode({ key: "code:2" }));
  expect(await jobs.waiting()).toEqual(["mail-written", "mail-written"]);
  serve = async (mail) => void sent.push(mail);
  await send("code:1");
  pass(600_001);
  await work();
  expect(sent.map(({ id }) => id)).toEqual(["code:1"]);
  expect(await stored("code:2")).toMatchObject({ state: "out of date", body: null });
});

const sendInJob = (overrides: Partial<NewMail> = {}) => sendFromJob(services, aMail(overrides));

test("a job sends the mail that it writes, once; a covered mail is not written", async () => {
  await sendInJob({ covers: ["refund-started:1"] });
  await sendInJob({ covers: ["refund-started:1"] });
  await sendInJob({ key: "refund-started:1" });
  expect(sent.map(({ id }) => id)).toEqual(["order-placed:1"]);
  expect(await stored()).toMatchObject({ state: "sent", tries: 1, takenUntil: null });
  expect(await jobs.waiting()).toEqual([]);
});

test("while the mail server is away, the queue sends the mail of a job", async () => {
  serve = away;
  await sendInJob();
  expect(await stored()).toMatchObject({ state: "waiting", lastError: "ECONNREFUSED", takenUntil: null });
  expect(await jobs.waiting()).toEqual(["mail-written"]);
  serve = async (mail) => void sent.push(mail);
  await work();
  expect(sent).toHaveLength(1);
});

test("a job waits two seconds for a slow mail server; after that the queue sends the mail", async () => {
  let letGo: () => void = () => {};
  serve = (mail) =>
    new Promise((done) => {
      letGo = () => {
        sent.push(mail);
        done();
      };
    });
  await sendInJob();
  expect(await jobs.waiting()).toEqual(["mail-written"]);
  expect(await sendMail(services, { key: "order-placed:1" })).toEqual({ isClaimed: true });
  letGo();
  await expect.poll(async () => (await stored())?.state).toBe("sent");
  expect(await sendMail(services, { key: "order-placed:1" })).toEqual({ isClaimed: false });
  expect(sent).toHaveLength(1);
});

test("a job that was interrupted while sending sends the mail when it is repeated", async () => {
  serve = () => new Promise(() => {});
  const cutOff = sendInJob();
  await expect.poll(async () => (await stored())?.state).toBe("waiting");
  pass(2 * 60_000);
  serve = async (mail) => void sent.push(mail);
  await sendInJob();
  expect(sent).toHaveLength(1);
  expect(await stored()).toMatchObject({ state: "sent", tries: 2 });
  // It must not outlive the test's database.
  await cutOff;
});

test("a request for a code waits at most a second for a slow mail server", async () => {
  let letGo: () => void = () => {};
  serve = () =>
    new Promise((done) => {
      letGo = done;
    });
  const began = performance.now();
  await sendAtOnce(services, aCode());
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(await stored("code:1")).toMatchObject({ state: "waiting" });
  letGo();
  await expect.poll(async () => (await stored("code:1"))?.state).toBe("sent");
});

test("a mail that replaces others prevents them from being written", async () => {
  await writeMail(services, aMail({ covers: ["refund-started:1"] }));
  expect(await writeMail(services, aMail({ key: "refund-started:1" }))).toMatchObject({ isNew: false });
  await work();
  expect(sent.map(({ id }) => id)).toEqual(["order-placed:1"]);
  expect(await stored("refund-started:1")).toMatchObject({ state: "covered", body: null });
});

test("a mail's content is erased after 7 days and its recipient after 90; the record stays", async () => {
  await writeMail(services, aMail());
  await send();
  await writeMail(services, aMail({ key: "waits" }));
  pass(7 * DAY);
  expect(await eraseMails(services)).toEqual({ contents: 0, recipients: 0 });
  pass(1);
  expect(await eraseMails(services)).toEqual({ contents: 1, recipients: 0 });
  expect(await stored()).toMatchObject({
    subject: null,
    body: null,
    html: null,
    recipient: "asha@example.com",
  });
  pass(83 * DAY);
  expect(await eraseMails(services)).toEqual({ contents: 0, recipients: 1 });
  expect(await stored()).toMatchObject({ recipient: "", state: "sent", kind: "order-placed" });
  expect(await stored("waits")).toMatchObject({ recipient: "asha@example.com", subject: "Your cake" });
});

test("a subject is one line, and an invalid address gets no mail", async () => {
  const content = { ...aMail().content, subject: "A cake\r\nBcc: eve@example.com\u0000 for\u2028you" };
  await writeMail(services, aMail({ content }));
  expect((await stored())?.subject).toBe("A cake Bcc: eve@example.com for you");
  // A customer who has erased their account.
  expect(await writeMail(services, aMail({ key: "wrong", to: "" }))).toMatchObject({ isNew: false });
  for (const to of ["asha", "asha@example.com\r\nBcc: eve@example.com", "a@example.com, b@example.com"]) {
    await expect(writeMail(services, aMail({ key: "wrong", to }))).rejects.toThrow();
  }
  expect(await stored("wrong")).toBeUndefined();
});
