import { afterPaint } from "./after-paint.ts";

let locks = 0;

/**
 * Stops the page behind a dialog from scrolling. That paints the whole page again, so it begins and ends after the
 * dialog has appeared and disappeared.
 * @returns lets it scroll again
 */
export function lockScroll(): () => void {
  locks += 1;
  afterPaint(apply);
  return () => {
    locks -= 1;
    afterPaint(apply);
  };
}

function apply(): void {
  const root = document.documentElement;
  // Read while the page still has its scroll bar, whose place is then left free.
  if (!root.hasAttribute("data-locked"))
    root.style.setProperty("--scroll-bar", `${window.innerWidth - root.clientWidth}px`);
  root.toggleAttribute("data-locked", locks > 0);
}
