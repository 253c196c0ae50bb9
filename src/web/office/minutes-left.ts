/** `12 min left`. The last minute counts as one. */
export function minutesLeft(until: Date, now: Date): string {
  return `${Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000))} min left`;
}
