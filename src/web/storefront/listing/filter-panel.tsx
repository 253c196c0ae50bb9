import { useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { Still } from "../../rendering/ready.tsx";
import { filterInForm, filterOfForm } from "./filter-of-form.ts";
import type { Filtering } from "./use-filtering.ts";

type PanelProps = {
  id: string;
  /** The form as HTML; null if it came with the document. */
  html: string | null;
  filtering: Filtering;
};

/**
 * The server-rendered form of filters. Each choice applies at once; focus, open lists and what is being typed stay as
 * they were.
 */
export function FilterPanel({ id, html, filtering }: PanelProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  /** The state of the visible form, for the form that replaces it. */
  const before = useRef({ focused: "", open: new Set<string>(), typed: new Map<string, string>() });
  const isApplying = useRef(false);
  const { filter, choose } = filtering;

  // Apply what was chosen before the script had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const form = box.current?.querySelector("form");
    if (!form || isSame(filterInForm(form), filter)) return;
    navigate(filtering.hrefOf(filterOfForm(form)), { preventScrollReset: true, replace: true });
  }, []);

  // React does not see changes of elements that it did not render.
  useEffect(() => {
    const panel = box.current;
    if (!panel) return;
    const listening = new AbortController();
    const apply = (event: Event) => {
      const form = event.target instanceof Element ? event.target.closest("form") : null;
      if (!form) return;
      if (event.type === "submit") event.preventDefault();
      const chosen = filterOfForm(form);
      if (isSame(chosen, filter)) return;
      before.current.open = openLists(panel);
      before.current.typed.clear();
      isApplying.current = true;
      choose(chosen);
    };
    const recordFocus = ({ target }: FocusEvent) => {
      before.current.focused = selectorOf(target);
    };
    const recordText = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && !isTicked(target))
        before.current.typed.set(selectorOf(target), target.value);
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(link.pathname + link.search, { preventScrollReset: true });
    };
    panel.addEventListener("focusin", recordFocus, listening);
    panel.addEventListener("input", recordText, listening);
    panel.addEventListener("change", apply, listening);
    panel.addEventListener("submit", apply, listening);
    panel.addEventListener("click", follow, listening);
    return () => listening.abort();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the form was replaced
  useLayoutEffect(() => {
    const panel = box.current;
    if (!panel || !isApplying.current) return;
    isApplying.current = false;
    const { focused, open, typed } = before.current;
    for (const list of panel.querySelectorAll("details")) if (open.has(list.id)) list.open = true;
    for (const [selector, text] of typed) {
      const field = panel.querySelector<HTMLInputElement>(selector);
      if (field) field.value = text;
    }
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && focused !== "") panel.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }, [html]);

  return (
    <div ref={box}>
      <Still id={id} html={html} />
    </div>
  );
}

function isSame(a: Filter, b: Filter): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Finds the field again in the next rendering of the form. */
function selectorOf(field: EventTarget | null): string {
  if (!(field instanceof HTMLInputElement)) return "";
  const value = isTicked(field) ? `[value="${CSS.escape(field.value)}"]` : "";
  return `input[name="${field.name}"]${value}`;
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === "radio" || type === "checkbox";
}

function openLists(panel: HTMLElement): Set<string> {
  return new Set([...panel.querySelectorAll("details[open]")].map(({ id }) => id));
}
