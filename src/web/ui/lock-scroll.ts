import { afterPaint } from "./after-paint.ts";

let locks = 0;

/**
 * Stops the page behind a dialog from scrolling. That paints the whole page again, so it begins and ends after the
 * dialog has appeared and disappeared.
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  afterPaint(() => change(1));
  return () => afterPaint(() => change(-1));
}

function change(by: 1 | -1): void {
  const root = document.documentElement;
  // Read while the page still has its scroll bar, whose place is then left free.
  if (locks === 0) root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
  locks += by;
  root.toggleAttribute("data-locked", locks > 0);
}
