import { keysOf } from "../../basics/record-of.ts";

/** Minutes that a re-authentication stays valid, by what it protects. */
export const REAUTHENTICATION_MINUTES = {
  /** Refunds by staff, roles, e-mail, password, and the end of an account. */
  strict: 10,
  /** The back office, and taking all of one's data away. */
  moderate: 60,
  /** The pages of the account, and the calls that do the same. */
  lax: 1440,
} as const;

export type ReauthenticationLevel = keyof typeof REAUTHENTICATION_MINUTES;

export const REAUTHENTICATION_LEVELS = keysOf(REAUTHENTICATION_MINUTES);

/**
 * Has the session's holder authenticated recently enough for this level? The last minute counts. For `lax`, any
 * sign-in is enough.
 */
export function isReauthenticated(
  { reauthenticatedAt, signedInAt }: { reauthenticatedAt: Date; signedInAt: Date },
  level: ReauthenticationLevel,
  now: Date,
): boolean {
  const last =
    level === "lax"
      ? Math.max(reauthenticatedAt.getTime(), signedInAt.getTime())
      : reauthenticatedAt.getTime();
  return now.getTime() - last <= REAUTHENTICATION_MINUTES[level] * 60_000;
}

/** Returns the time until which an authentication by password or code is enough for this level. */
export function reauthenticatedUntil(
  { reauthenticatedAt }: { reauthenticatedAt: Date },
  level: ReauthenticationLevel,
): Date {
  return new Date(reauthenticatedAt.getTime() + REAUTHENTICATION_MINUTES[level] * 60_000);
}
