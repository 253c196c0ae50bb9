import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Sizes of the text, the largest first. At the smallest, lower-case letters of a print are still 1 mm high. */
const SIZES = [1, 0.9, 0.8, 0.72, 0.65];

/** Class of a text that does not fit at the smallest size. */
const CUT = "is-cut";

/**
 * Shrinks text until it fits: long addresses must not push out what the law asks for, and lines on a cake must not
 * break again. `isCut` (class `is-cut`): it does not fit at the smallest size either.
 */
export function useShrunkText<Body extends HTMLElement>(): { body: RefObject<Body | null>; isCut: boolean } {
  const body = useRef<Body>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const resize = () => {
      // A text that breaks because it is cut fits at any size: it is measured as it was.
      body.current?.classList.remove(CUT);
      const fits = shrinkText(body.current);
      body.current?.classList.toggle(CUT, !fits);
      setCut(!fits);
    };
    resize();
    // The text is wider or narrower once its font has loaded.
    void document.fonts.ready.then(resize);
  }, []);
  return { body, isCut };
}

/** False if the text does not fit at the smallest size. */
function shrinkText(element: HTMLElement | null): boolean {
  if (!element) return true;
  return SIZES.some((size) => {
    element.style.setProperty("--fit", String(size));
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
  });
}
