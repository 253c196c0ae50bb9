import { type MouseEvent, type PointerEvent, useState } from "react";
import { useNavigate } from "react-router";

/**
 * Handlers for a whole page of plain links: one that is clicked is followed without loading a new document, and
 * where one is pointed at, its page is fetched ahead. One with `data-in-place` is another state of the same page:
 * it takes that one's place in the history, and nothing scrolls. A router's link for each of hundreds costs the
 * server more than the rest of the page.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    // What opens elsewhere (a new tab, a download) is the browser's.
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented) return;
    event.preventDefault();
    const inPlace = link.dataset.inPlace !== undefined;
    navigate(link.pathname + link.search + link.hash, { replace: inPlace, preventScrollReset: inPlace });
  };

  const onPointerOver = (event: PointerEvent) => {
    const link = event.pointerType === "mouse" && !event.defaultPrevented ? linkOf(event) : null;
    if (link?.closest("article, [data-in-place]")) setAhead(link.pathname + link.search);
  };

  return { ahead, handlers: { onClick, onPointerOver } };
}

/** The link under the pointer, if it leads to a page of ours. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || link.target !== "") return null;
  // A download may go without a name of its own.
  if (link.hasAttribute("download")) return null;
  // A place on the same page: the browser moves the focus there too.
  return link.getAttribute("href")?.startsWith("#") ? null : link;
}
