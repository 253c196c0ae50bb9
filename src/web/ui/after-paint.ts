/**
 * Does the expensive part of an answer to a press after the browser has painted the first part: a cheap phone then
 * shows at once that it was pressed. In the order of the calls. A hidden tab paints nothing, so it waits until it is
 * shown.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
