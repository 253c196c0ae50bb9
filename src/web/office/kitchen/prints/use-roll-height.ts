import { type RefObject, useLayoutEffect, useRef } from "react";

const MM_PER_PX = 25.4 / 96;

/**
 * Makes the paper as long as the ticket, so that the printer cuts after its content. CSS alone cannot: a size of `@page`
 * is never that of what is on it, and a longer ticket would go on on a second page.
 */
export function useRollHeight(): RefObject<HTMLElement | null> {
  const ticket = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const resize = () => {
      const height = ticket.current?.getBoundingClientRect().height ?? 0;
      sheet.replaceSync(`@page roll { size: 80mm ${Math.ceil(height * MM_PER_PX) + 1}mm; margin: 0 }`);
    };
    resize();
    // The text is longer or shorter once its font has loaded.
    void document.fonts.ready.then(resize);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return ticket;
}
