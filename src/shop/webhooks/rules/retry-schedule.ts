const MINUTE_MS = 60_000;

/** Pauses in minutes before each further attempt: together 23 hours, at most 27.6 with jitter. */
const PAUSES = [1, 5, 15, 30, 60, 120, 240, 360, 540] as const;
/** Nothing is retried later than this after the event. */
const RETRIED_FOR_MS = 24 * 60 * MINUTE_MS;
/** Share by which a pause is longer or shorter, so that what failed together is not sent again together. */
const JITTER = 0.2;

/**
 * When a delivery is tried again; null if it is given up.
 * @param attempts so far
 * @param random 0 to 1
 */
export function nextAttempt({
  attempts,
  now,
  firstAt,
  random,
}: {
  attempts: number;
  now: Date;
  firstAt: Date;
  random: number;
}): Date | null {
  const pause = PAUSES[attempts - 1];
  if (pause === undefined) return null;
  const at = now.getTime() + pause * MINUTE_MS * (1 - JITTER + 2 * JITTER * random);
  return at - firstAt.getTime() > RETRIED_FOR_MS ? null : new Date(at);
}
