import { type MouseEvent, type PointerEvent, useState } from "react";
import { useNavigate } from "react-router";

/**
 * Handlers for a page of plain links: a click navigates without loading a document, hovering prefetches, and
 * `data-in-place` replaces the history entry without scrolling. Hundreds of router links would slow the server.
 */
export function useFollowLinks() {
  const navigate = useNavigate();
  const [prefetchPath, setPrefetchPath] = useState<string | null>(null);

  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    // Leave new tabs and downloads to the browser.
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlainClick || event.defaultPrevented) return;
    event.preventDefault();
    const inPlace = link.dataset.inPlace !== undefined;
    navigate(link.pathname + link.search + link.hash, { replace: inPlace, preventScrollReset: inPlace });
  };

  const onPointerOver = (event: PointerEvent) => {
    const link = event.pointerType === "mouse" && !event.defaultPrevented ? linkOf(event) : null;
    if (link?.closest("article, [data-in-place]")) setPrefetchPath(link.pathname + link.search);
  };

  return { prefetchPath, handlers: { onClick, onPointerOver } };
}

/** The link under the pointer, if it leads to a page of the shop. */
function linkOf({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || link.target !== "") return null;
  // The `download` attribute may be empty. Shoppers' pages do not know the routes of the office.
  if (link.hasAttribute("download") || link.pathname.startsWith("/admin")) return null;
  // An anchor on the same page: the browser also moves the focus there.
  return link.getAttribute("href")?.startsWith("#") ? null : link;
}
