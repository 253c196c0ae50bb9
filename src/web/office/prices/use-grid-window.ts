import { type RefObject, useEffect, useState } from "react";

/** Rows beyond the visible ones on both sides, so that fast scrolling shows no gaps. */
const OVERSCAN = 6;
/** Returns the rows of a scrolling grid that are in the page. All have the same height. */
export function useGridWindow(grid: RefObject<HTMLDivElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: 640, rowHeight: 32 });
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () =>
      setView({ top: element.scrollTop, height: element.clientHeight, rowHeight: rowHeightIn(element) });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, [grid]);
  const { top, height, rowHeight } = view;
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN);
  return { first, last, rowHeight };
}

/** Scrolls the grid so far that a row is visible, below the heads. */
export function revealRow(element: HTMLElement, row: number): void {
  const rowHeight = rowHeightIn(element);
  const top = row * rowHeight;
  const space = element.clientHeight - 2.5 * rowHeight;
  if (top < element.scrollTop) element.scrollTop = top;
  else if (top > element.scrollTop + space) element.scrollTop = top - space;
}

/** Height of a row in px. It grows with the browser's font, and has two lines on a phone. */
function rowHeightIn(grid: HTMLElement): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.parseFloat(getComputedStyle(grid).getPropertyValue("--row-rem")) * rem;
}
