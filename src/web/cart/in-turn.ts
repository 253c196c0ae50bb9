const NAME = "cart";
/** How long to wait for another tab, in ms: it may be frozen, or its call may hang. */
const MOST_WAIT = 10_000;

/**
 * Changes the cart and what this browser stores of its pieces after other tabs have done so. A reply numbers the piece that
 * was added, so message and photos must be stored in the order of the shop. Browsers without locks do it at once.
 */
export async function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  // Browsers provide it on https only; its type says always.
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return change();
  let hasBegun = false;
  try {
    return await locks.request(NAME, { signal: AbortSignal.timeout(MOST_WAIT) }, () => {
      hasBegun = true;
      return change();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return change();
  }
}
