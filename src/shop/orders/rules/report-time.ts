/** The time of a tap as far as it can be true: not in the future, and not before the order's latest change. */
export function reportTime(tappedAt: Date, { updatedAt, now }: { updatedAt: Date; now: Date }): Date {
  const latest = Math.min(tappedAt.getTime(), now.getTime());
  return new Date(Math.max(latest, Math.min(updatedAt.getTime(), now.getTime())));
}
