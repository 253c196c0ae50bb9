import type { Services } from "../services.ts";
import { endMail, isWaiting, noteFailure, type StoredMail, takeMail } from "./mail.queries.ts";

/** Claim time in ms: longer than a mail server takes, shorter than a job may run. */
const TAKEN_MS = 90_000;
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

export type Sending = Pick<Services, "db" | "clock" | "mailer" | "log">;

/** The fields of a mail that sending needs. */
export type ClaimedMail = Pick<
  StoredMail,
  | "key"
  | "kind"
  | "recipient"
  | "subject"
  | "body"
  | "html"
  | "leaveUrl"
  | "isSecret"
  | "sendBy"
  | "writtenAt"
>;

/**
 * Sends a mail of the outbox, unless it is sent or claimed. Gives up after a permanent refusal, or three days. Throws
 * if the server is away, so that the job retries.
 * @returns `isClaimed`: another sender is sending it now
 */
export async function sendMail(services: Sending, { key }: { key: string }): Promise<{ isClaimed: boolean }> {
  const now = services.clock();
  const mail = await takeMail(services.db, { key, now, until: claimEnd(now) });
  if (!mail) return { isClaimed: await isWaiting(services.db, key) };
  await sendClaimed(services, mail);
  return { isClaimed: false };
}

/** The end of a claim that is made now. */
export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + TAKEN_MS);
}

/** Sends a mail that the caller has claimed. See `sendMail`. */
export async function sendClaimed(services: Sending, mail: ClaimedMail): Promise<void> {
  const { db } = services;
  const { key } = mail;
  const now = services.clock();
  if (mail.sendBy && mail.sendBy < now) {
    await endMail(db, mail, { state: "out of date", endedAt: now });
    return;
  }
  const failure = await attempt(services, mail);
  if (failure === null) {
    await endMail(db, mail, { state: "sent", endedAt: services.clock() });
    return;
  }
  const lastError = failure.message.slice(0, 300);
  if (isPermanent(failure) || now.getTime() - mail.writtenAt.getTime() > GIVE_UP_MS) {
    await endMail(db, mail, { state: "given up", endedAt: now, lastError });
    services.log.error({ mail: key, kind: mail.kind, reason: lastError }, "a mail was given up");
    return;
  }
  await noteFailure(db, key, lastError);
  throw new Error(`the mail ${key} is not sent yet: ${lastError}`);
}

/** Returns null if it was sent, else the error. */
async function attempt({ mailer }: Sending, mail: ClaimedMail): Promise<Error | null> {
  const { key, recipient, subject, body, html, leaveUrl } = mail;
  if (subject === null || body === null) throw new Error(`the waiting mail ${key} says nothing`);
  try {
    await mailer.send({
      id: key,
      to: recipient,
      subject,
      text: body,
      ...(html === null ? {} : { html }),
      ...(leaveUrl === null ? {} : { leaveUrl }),
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function isPermanent(failure: Error): boolean {
  return "isPermanent" in failure && failure.isPermanent === true;
}
