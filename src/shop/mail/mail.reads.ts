import type { Services } from "../services.ts";
import { selectMailsTo } from "./customer-data.queries.ts";
import { countGivenUpSince, selectBacklog, selectGivenUp, selectMailsAbout } from "./mail.queries.ts";
import type { MailState } from "./rules/mail-states.ts";

const SHOWN_FOR_MS = 7 * 24 * 60 * 60_000;
const MOST_GIVEN_UP = 100;

/** For those who watch the shop: mails that wait, for how many seconds, and those given up within a week. */
export async function countMails(
  services: Pick<Services, "db" | "clock">,
): Promise<{ waiting: number; oldestSeconds: number; givenUp: number }> {
  const now = services.clock().getTime();
  const { waiting, since, givenUp } = await selectBacklog(services.db, aWeekAgo(services));
  const oldestSeconds = since ? Math.max(0, Math.round((now - since.getTime()) / 1000)) : 0;
  return { waiting, oldestSeconds, givenUp };
}

/** A mail that was never sent: of which kind, about what, and how often it was tried. */
export type LostMail = {
  key: string;
  kind: string;
  about: string;
  writtenAt: Date;
  tries: number;
  /** Is what it said still there, so that it can be sent? */
  isWhole: boolean;
};

/** Mails given up within a week, the newest first. */
export async function listGivenUp(services: Pick<Services, "db" | "clock">): Promise<LostMail[]> {
  const rows = await selectGivenUp(services.db, aWeekAgo(services), MOST_GIVEN_UP);
  return rows.map(({ endedAt: _whenItEnded, ...mail }) => mail);
}

/** How many of them there are, beyond those that are listed too. The caller has checked who asks. */
export async function countGivenUp(services: Pick<Services, "db" | "clock">): Promise<number> {
  return countGivenUpSince(services.db, aWeekAgo(services));
}

/** A mail as the staff see it: of which kind, and what became of it. What it says is not theirs to read. */
export type MailView = { kind: string; state: MailState; writtenAt: Date; endedAt: Date | null };

/** Every mail about an order, the oldest first. */
export async function listMailsAbout(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<MailView[]> {
  return selectMailsAbout(services.db, orderId);
}

/** Which mails went to an address, as far as that is still kept. What they said is not told: codes may be in it. */
export async function exportMails(services: Pick<Services, "db">, { email }: { email: string }) {
  const mails = await selectMailsTo(services.db, email);
  return mails.map(({ kind, state, writtenAt }) => ({ kind, state, at: writtenAt.toISOString() }));
}

function aWeekAgo({ clock }: Pick<Services, "clock">): Date {
  return new Date(clock().getTime() - SHOWN_FOR_MS);
}
