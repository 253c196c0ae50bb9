const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Silence of the provider, in ms, after which a refund needs attention. */
const SILENT_AFTER = 6 * HOUR;

/** Cards are slowest with ten days. Older refunds need attention, whatever the provider reports. */
const LATE_AFTER = 10 * DAY;

export function isLate(createdAt: Date, now: Date): boolean {
  return createdAt.getTime() <= lateBefore(now).getTime();
}

/** Refunds requested before this instant are late. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_AFTER);
}

/**
 * The fields that a clear reply of the provider resets: silence and alarm.
 * @param since null if no further reply is expected
 */
export function resetSilence(since: Date | null) {
  return { silentSince: since, alarmedAt: null };
}

/** Refunds that were silent before this instant are alarmed at this one. */
export function silentBefore(now: Date): Date {
  return new Date(now.getTime() - SILENT_AFTER);
}
