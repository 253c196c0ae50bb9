import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/**
 * A click handler for a whole list of plain links: it follows the one that was clicked without loading a new
 * document. The menu has some two hundred links on every page; a router's link for each of them costs the
 * server more than the rest of the page.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.target !== "") return;
    // What opens elsewhere (a new tab, a download) is the browser's.
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
