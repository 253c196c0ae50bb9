import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { nextInMenu } from "./menu-keys.ts";

/** A pointer that only crosses the bar opens nothing. */
const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 220;

const isWide = () => window.matchMedia("(min-width: 68.75em)").matches;

/**
 * Adds to the menu, which also works without script: opening on hover, arrow keys, Escape, and closing after a choice.
 * Its disclosures share a name, so the browser keeps one open at a time.
 */
export function useMenu() {
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by hovering: the click that often follows must not close it. */
  const hovered = useRef<Element | null>(null);
  const { key } = useLocation();

  const show = (entry: Element | null) => {
    for (const details of nav.current?.querySelectorAll("details") ?? []) details.open = details === entry;
  };

  const shownAt = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place, not a new function, closes the menu
  useEffect(() => {
    // Not on the first render: the menu may have been opened before.
    if (shownAt.current === key) return;
    shownAt.current = key;
    show(null);
    nav.current?.hidePopover();
  }, [key]);

  useEffect(() => {
    // A tap beside an open panel: nothing there takes the focus, so close it here.
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (isWide() && target instanceof Node && !nav.current?.contains(target)) show(null);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  });

  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType !== "mouse" || !isWide() || !(target instanceof Element)) return;
    const entry = target.closest("details");
    clearTimeout(timer.current);
    if (entry?.open) return;
    timer.current = setTimeout(() => {
      hovered.current = entry;
      show(entry);
    }, OPEN_AFTER_MS);
  };

  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== "mouse" || !isWide()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(null), CLOSE_AFTER_MS);
  };

  const onClick = (event: MouseEvent) => {
    const entry = event.target instanceof Element && event.target.closest("summary")?.closest("details");
    if (!entry) return;
    clearTimeout(timer.current);
    if (hovered.current === entry && entry.open) event.preventDefault();
    hovered.current = null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target: from } = event;
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(from instanceof HTMLElement) || !isWide() || altKey || ctrlKey || metaKey || shiftKey) return;
    if (event.key === "Escape") {
      const entry = from.closest("details[open]")?.querySelector("summary");
      show(null);
      entry?.focus();
      return;
    }
    const next = nextInMenu(event.currentTarget, from, event.key);
    if (!next) return;
    event.preventDefault();
    // Moving along the bar switches an open panel; moving down opens one.
    const open = nav.current?.querySelector("details[open]");
    if (open || !next.matches("summary")) show(next.closest("details"));
    next.focus();
  };

  const onBlur = ({ relatedTarget, currentTarget }: React.FocusEvent<HTMLElement>) => {
    if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
    show(null);
    currentTarget.hidePopover();
  };

  return { nav, entries: { onPointerOver, onPointerLeave, onClick }, whole: { onKeyDown, onBlur } };
}
