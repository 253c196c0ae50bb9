import { insertMail } from "./mail.queries.ts";
import { type Sending, sendMail } from "./send-mail.ts";
import { type NewMail, outboxRow, type Writing } from "./write-mail.ts";

/** Longest wait for the mail server, in ms. */
const PATIENCE_MS = 1_000;

/**
 * Sends a mail that the user waits for, such as a code, without the queue. If that fails, the job takes over. The
 * caller waits a second at most.
 */
export async function sendAtOnce(services: Writing & Sending, mail: NewMail): Promise<void> {
  const { key } = mail;
  if (!(await insertMail(services.db, await outboxRow(services, mail)))) return;
  const sending = sendMail(services, { key }).catch(() => handOver(services, key));
  await Promise.race([sending, patience()]);
}

/** Queues the mail for the next try. If even that fails, the sweep finds the mail. */
async function handOver({ db, jobs, log }: Writing & Sending, key: string): Promise<void> {
  try {
    await db.transaction((tx) => jobs.enqueue(tx, "mail-written", { key }));
  } catch (error) {
    log.warn({ err: error, mail: key }, "a mail waits for the next sweep");
  }
}

function patience(): Promise<void> {
  return new Promise((done) => setTimeout(done, PATIENCE_MS).unref());
}
