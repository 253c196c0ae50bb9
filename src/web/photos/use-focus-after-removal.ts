import { useLayoutEffect, useRef } from "react";

type Find = (box: HTMLElement) => HTMLElement | null | undefined;

const firstButton: Find = (box) => box.querySelector("button");

/**
 * Gives the focus back to a button of a box whose focused button was replaced or removed, as browsers then move it to
 * the start of the page. `ask` before the change that may do so, with the button if it is not the first.
 */
export function useFocusAfterRemoval<Box extends HTMLElement>() {
  const box = useRef<Box>(null);
  const finder = useRef<Find | null>(null);
  useLayoutEffect(() => {
    const find = finder.current;
    if (!find) return;
    finder.current = null;
    if (!box.current || document.activeElement !== document.body) return;
    (find(box.current) ?? firstButton(box.current))?.focus({ preventScroll: true });
  });
  const ask = (find: Find = firstButton) => {
    finder.current = find;
  };
  return { box, ask };
}
