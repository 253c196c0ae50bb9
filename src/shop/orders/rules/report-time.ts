/** The time of a tap as far as it can be true: not in the future, and not before the order's latest event. */
export function reportTime(tappedAt: Date, { latestEvent, now }: { latestEvent: Date; now: Date }): Date {
  const latest = Math.min(tappedAt.getTime(), now.getTime());
  return new Date(Math.max(latest, Math.min(latestEvent.getTime(), now.getTime())));
}
