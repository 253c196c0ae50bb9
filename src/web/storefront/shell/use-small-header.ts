import { useEffect, useRef } from "react";

/**
 * Marks the header's first row as small while the second is scrolled away. The mark changes painting only, not layout,
 * so that the page does not move.
 */
export function useSmallHeader() {
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = second.current;
    if (!row) return;
    const watch = new IntersectionObserver(
      ([entry]) => first.current?.toggleAttribute("data-small", !entry?.isIntersecting),
      { rootMargin: "-60px 0px 0px" },
    );
    watch.observe(row);
    return () => watch.disconnect();
  }, []);
  return { first, second };
}
