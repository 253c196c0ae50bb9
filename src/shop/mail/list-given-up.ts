import type { Services } from "../services.ts";
import { countGivenUpSince, selectGivenUp } from "./mail.queries.ts";

const LOOKED_AT_MS = 7 * 24 * 60 * 60_000;
const MOST = 100;

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
  const rows = await selectGivenUp(services.db, aWeekAgo(services), MOST);
  return rows.map(({ endedAt: _whenItEnded, ...mail }) => mail);
}

/** How many of them there are, beyond those that are listed too. The caller has checked who asks. */
export async function countGivenUp(services: Pick<Services, "db" | "clock">): Promise<number> {
  return countGivenUpSince(services.db, aWeekAgo(services));
}

function aWeekAgo({ clock }: Pick<Services, "clock">): Date {
  return new Date(clock().getTime() - LOOKED_AT_MS);
}
