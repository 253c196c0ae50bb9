/** How long a proof of identity is good for, in minutes, by what it is asked for. The one table. */
export const PROOF_MINUTES = {
  /** Refunds by staff, roles, e-mail, password, and the end of an account. */
  strict: 10,
  /** The back office, and taking all of one's data away. */
  moderate: 60,
  /** The pages of the account, and the calls that do the same. */
  lax: 1440,
} as const;

export type ProofLevel = keyof typeof PROOF_MINUTES;

export const PROOF_LEVELS = Object.keys(PROOF_MINUTES) as ProofLevel[];

/**
 * Was the session's holder proven lately enough for this level? To the last minute of it. For `lax` it is enough to
 * have signed in by then, in whatever way.
 */
export function isProven(
  { provenAt, signedInAt }: { provenAt: Date; signedInAt: Date },
  level: ProofLevel,
  now: Date,
): boolean {
  const shown = level === "lax" ? Math.max(provenAt.getTime(), signedInAt.getTime()) : provenAt.getTime();
  return now.getTime() - shown <= PROOF_MINUTES[level] * 60_000;
}
