import { useEffect, useRef } from "react";

/**
 * Marks the first row of the header as small while the second one is scrolled away. The mark changes only how
 * things are painted, never their place, so the page below does not move.
 */
export function useSmallHeader() {
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = second.current;
    if (!row) return;
    const watch = new IntersectionObserver(
      ([seen]) => first.current?.toggleAttribute("data-small", !seen?.isIntersecting),
      { rootMargin: "-60px 0px 0px" },
    );
    watch.observe(row);
    return () => watch.disconnect();
  }, []);
  return { first, second };
}
