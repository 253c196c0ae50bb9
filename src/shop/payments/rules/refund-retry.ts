/** So often is a refund asked for that the provider reports as failed; then somebody has to look. */
export const MOST_TRIES = 6;

const MINUTE = 60_000;

/** When to ask again for a refund that has failed so many times: after 10 minutes, and ever later. */
export function nextTry(tries: number, now: Date): Date | null {
  return tries < MOST_TRIES ? new Date(now.getTime() + 10 * MINUTE * 4 ** (tries - 1)) : null;
}

/** What makes asking again harmless: the same try has the same key, another try another one. */
export function tryKey(refundId: string, tries: number): string {
  return tries === 0 ? refundId : `${refundId}_${tries}`;
}
