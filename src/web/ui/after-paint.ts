/**
 * Defers the expensive part of a press's answer until the first part is painted, so that a cheap phone reacts at once.
 * Keeps the order of calls. A hidden tab paints nothing, so it waits until it is shown.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
