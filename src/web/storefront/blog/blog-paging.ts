/** Articles that the list shows at first, and how many each `View More` adds. */
export const BLOGS_AT_FIRST = 4;

/** How many articles `?show=` shows: rounded up to steps of four, at least one step, at most all. */
export function shownBlogs(show: string | null, total: number): number {
  const requested = /^\d{1,4}$/.test(show ?? "") ? Number(show) : BLOGS_AT_FIRST;
  const steps = Math.max(1, Math.ceil(requested / BLOGS_AT_FIRST));
  return Math.min(total, steps * BLOGS_AT_FIRST);
}

/** Returns how many `View More` shows; null once all are shown. */
export function moreBlogs(shown: number, total: number): number | null {
  return shown < total ? shown + BLOGS_AT_FIRST : null;
}
