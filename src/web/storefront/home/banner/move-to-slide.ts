import { prefersReducedMotion } from "../carousel.tsx";

const TRANSITION_MS = 800;
const EASING = "cubic-bezier(.3,.7,.2,1)";

/** Index of the slide in view, or nearest to it while swiping. */
export function slideInView(row: HTMLElement): number {
  return Math.round(row.scrollLeft / stepOf(row));
}

/**
 * Brings a slide into view. The row jumps at once, so that its scroll position is right; CSS animates the slides,
 * onwards from last to first. The animated element is inside the snapping one, or the row would take it for a scroll.
 */
export function moveToSlide(row: HTMLElement, to: number): void {
  const from = slideInView(row);
  if (from === to) return;
  const step = stepOf(row);
  const last = row.children.length - 1;
  const isRound = Math.abs(to - from) === last && last > 1;
  const direction = Math.sign(to - from) * (isRound ? -1 : 1);
  row.scrollLeft = to * step;
  if (prefersReducedMotion()) return;
  const shift = (to - from) * step;
  const arriving = row.children[to]?.firstElementChild;
  pass(row.children[from]?.firstElementChild, shift, shift - direction * step);
  pass(arriving, direction * step, 0);
  for (const art of arriving?.querySelectorAll(".slide-art") ?? []) pass(art, direction * step * 0.22, 0);
}

function pass(element: Element | null | undefined, from: number, to: number): void {
  element?.animate([{ transform: `translateX(${from}px)` }, { transform: `translateX(${to}px)` }], {
    duration: TRANSITION_MS,
    easing: EASING,
  });
}

function stepOf({ children: [first, second] }: HTMLElement): number {
  return (second as HTMLElement).offsetLeft - (first as HTMLElement).offsetLeft;
}
