import { inTransaction } from "../basics/in-transaction.ts";
import { insertMail } from "./mail.queries.ts";
import { claimEnd, type Sending, sendClaimed, sendMail } from "./send-mail.ts";
import { insertWithCovers, type NewMail, outboxRow, type Writing } from "./write-mail.ts";

/** Longest wait for the mail server, in ms: neither the rest of the job nor the jobs after it may wait longer. */
const PATIENCE_MS = 2_000;

/**
 * Writes a mail and sends it, for a job that is retried until this returns. If the mail server is away or slow, the
 * job `mail-written` takes over. Each key is written once; a repeat sends what a crash left unsent.
 */
export async function sendFromJob(services: Writing & Sending, mail: NewMail): Promise<void> {
  if (mail.to === "") return;
  const { key, covers } = mail;
  const now = services.clock();
  // Claimed from the start, so that no other sender begins to send it.
  const claim = { tries: 1, triedAt: now, takenUntil: claimEnd(now) };
  const row = { ...(await outboxRow(services, mail)), ...claim };
  const isNew = covers?.length
    ? await inTransaction(services.db, (tx) => insertWithCovers(tx, row, covers))
    : await insertMail(services.db, row);
  if (!isNew) {
    await sendMail(services, { key });
    return;
  }
  const isOver = sendClaimed(services, row).then(
    () => true,
    () => false,
  );
  if (await Promise.race([isOver, patience()])) return;
  await services.db.transaction((tx) => services.jobs.enqueue(tx, "mail-written", { key }));
}

function patience(): Promise<false> {
  return new Promise((done) => setTimeout(done, PATIENCE_MS, false).unref());
}
