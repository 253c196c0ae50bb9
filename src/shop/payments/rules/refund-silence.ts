const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A provider that says nothing clear of a refund for so long: somebody has to look. */
export const SILENT_AFTER = 6 * HOUR;

/** A card, the slowest, takes ten days: what is under way for longer needs somebody too, whatever the provider says of it. */
export const LATE_AFTER = 10 * DAY;

export function isLate(createdAt: Date, now: Date): boolean {
  return createdAt.getTime() <= lateBefore(now).getTime();
}

/** Refunds that were asked for before this instant are late at this one. */
export function lateBefore(now: Date): Date {
  return new Date(now.getTime() - LATE_AFTER);
}

/**
 * What a clear word of the provider changes in a refund: the silence begins anew, and its alarm ends.
 * @param since null where nothing more is waited for
 */
export function resetSilence(since: Date | null) {
  return { silentSince: since, alarmedAt: null };
}

/** Refunds that were silent before this instant are alarmed at this one. */
export function silentBefore(now: Date): Date {
  return new Date(now.getTime() - SILENT_AFTER);
}
