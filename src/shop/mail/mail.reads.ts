import type { Services } from "../services.ts";
import { selectMailsTo } from "./customer-data.queries.ts";
import {
  countGivenUpSince,
  selectBacklog,
  selectGivenUp,
  selectMailsAbout,
  selectNewestMail,
} from "./mail.queries.ts";
import type { MailKind } from "./rules/mail-kinds.ts";
import type { MailState } from "./rules/mail-states.ts";

const SHOWN_FOR_MS = 7 * 24 * 60 * 60_000;
const MOST_GIVEN_UP = 100;

/** For monitoring: waiting mails, seconds that the oldest has waited, and mails given up within a week. */
export async function countMails(
  services: Pick<Services, "db" | "clock">,
): Promise<{ waiting: number; oldestSeconds: number; givenUp: number }> {
  const now = services.clock().getTime();
  const { waiting, since, givenUp } = await selectBacklog(services.db, aWeekAgo(services));
  const oldestSeconds = since ? Math.max(0, Math.round((now - since.getTime()) / 1000)) : 0;
  return { waiting, oldestSeconds, givenUp };
}

/** A mail that was given up. */
export type LostMail = {
  key: string;
  kind: MailKind;
  about: string;
  writtenAt: Date;
  tries: number;
  /** Whether its content is still stored, so that it can be sent. */
  isWhole: boolean;
};

/** Mails given up within a week, the newest first. */
export async function listGivenUp(services: Pick<Services, "db" | "clock">): Promise<LostMail[]> {
  const rows = await selectGivenUp(services.db, aWeekAgo(services), MOST_GIVEN_UP);
  return rows.map(({ endedAt: _whenItEnded, ...mail }) => mail);
}

/** Their number, including those that are not listed. The caller has checked permissions. */
export async function countGivenUp(services: Pick<Services, "db" | "clock">): Promise<number> {
  return countGivenUpSince(services.db, aWeekAgo(services));
}

/** A mail as staff see it, without its content. */
export type MailView = { kind: MailKind; state: MailState; writtenAt: Date; endedAt: Date | null };

/** Every mail about an order, the oldest first. */
export async function listMailsAbout(
  services: Pick<Services, "db">,
  { orderId }: { orderId: string },
): Promise<MailView[]> {
  return selectMailsAbout(services.db, orderId);
}

/** The stored mails to an e-mail, without content, because that may hold codes. */
export async function exportMails(services: Pick<Services, "db">, { email }: { email: string }) {
  const mails = await selectMailsTo(services.db, email);
  return mails.map(({ kind, state, writtenAt }) => ({ kind, state, at: writtenAt.toISOString() }));
}

function aWeekAgo({ clock }: Pick<Services, "clock">): Date {
  return new Date(clock().getTime() - SHOWN_FOR_MS);
}

/** The newest mail about a subject, with its state; null if there is none. */
export function findNewestMail(
  services: Pick<Services, "db">,
  { about }: { about: string },
): Promise<{ recipient: string; state: MailState } | null> {
  return selectNewestMail(services.db, about);
}
