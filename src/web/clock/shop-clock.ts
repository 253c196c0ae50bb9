const NAME = "shopClock";
/** A reply can be this old, in ms: the browser caches suggestions for a minute, and slow ones take long to come. */
const OLDEST_REPLY = 90_000;

/** How many ms the shop's clock is ahead of the device's. Stored, so that the next page knows before its first reply. */
let ahead = readStored();

/** Now by the shop's clock, whatever that of the device says. */
export function shopNow(): Date {
  return new Date(Date.now() + ahead);
}

/**
 * Corrects the clock by the `Date` of a reply. It can only be late, so the one that is furthest ahead counts, unless the
 * device's own clock was changed.
 */
export function setShopClock(date: string | null): void {
  const measured = Date.parse(`${date}`) - Date.now();
  if (!(measured > ahead || measured < ahead - OLDEST_REPLY)) return;
  ahead = measured;
  try {
    window.localStorage.setItem(NAME, `${ahead}`);
  } catch {
    // Storage may be full or forbidden: the next page measures again.
  }
}

function readStored(): number {
  try {
    return typeof window === "undefined" ? 0 : Number(window.localStorage.getItem(NAME)) || 0;
  } catch {
    return 0;
  }
}
