import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { Still } from "../../rendering/ready.tsx";
import { changesBetween, filterInForm, filterOfForm } from "./filter-of-form.ts";
import type { Filtering } from "./use-filtering.ts";

/** The focused field and the typed texts by selector, and the open lists by id. */
type FormState = { focused: string; open: Set<string>; typed: Map<string, string> };

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
  const before = useRef<FormState>({ focused: "", open: new Set(), typed: new Map() });
  /** The listeners below outlive renders: they read the newest state, and what was chosen since it. */
  const live = useRef({ filtering, filter: filtering.filter });
  useLayoutEffect(() => {
    live.current = { filtering, filter: filtering.filter };
  });
  /** The last reading of the visible form. */
  const inForm = useRef(filtering.shown);

  useEarlyChoice(box, html, filtering);

  // React does not see changes of elements that it did not render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a listener that is exchanged misses what happens meanwhile
  useLayoutEffect(() => {
    const panel = box.current;
    if (!panel) return;
    const listening = new AbortController();
    const { typed } = before.current;
    const apply = (target: EventTarget | null) => {
      const form = target instanceof Element && panel.contains(target) ? target.closest("form") : null;
      if (!form) return;
      const { filtering, filter } = live.current;
      const reading = filterOfForm(form);
      // While another listing loads, the form is that of the listing before: only changes made in it are choices.
      const chosen = filtering.isLoading
        ? { ...filter, ...changesBetween(inForm.current, reading) }
        : reading;
      inForm.current = reading;
      if (isSame(chosen, filter)) return;
      typed.clear();
      before.current.open = openLists(panel);
      live.current.filter = chosen;
      filtering.choose(chosen);
    };
    // A field that is being replaced reports a change as well. Afterwards its text is in the new field.
    const applySoon = (event: Event) => {
      if (event.type === "submit") event.preventDefault();
      const { target } = event;
      setTimeout(() => apply(target));
    };
    const recordFocus = ({ target }: FocusEvent) => {
      before.current.focused = selectorOf(target);
    };
    const leave = ({ target }: FocusEvent) => {
      // A field that is being replaced is left as well: wait to see whether it stays.
      setTimeout(() => {
        if (!(target instanceof Element) || !panel.contains(target) || target === document.activeElement)
          return;
        if (before.current.focused === selectorOf(target)) before.current.focused = "";
        // Text that was carried into a new field causes no change event there.
        if (typed.has(selectorOf(target))) apply(target);
      });
    };
    // Carried-over text causes no change event, and a form whose button is for pages without script is not submitted.
    const applyOnEnter = (event: KeyboardEvent) => {
      if (event.key === "Enter" && typed.has(selectorOf(event.target))) applySoon(event);
    };
    const recordText = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && !isTicked(target))
        typed.set(selectorOf(target), target.value);
    };
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(link.pathname + link.search, { preventScrollReset: true });
    };
    panel.addEventListener("focusin", recordFocus, listening);
    panel.addEventListener("focusout", leave, listening);
    panel.addEventListener("input", recordText, listening);
    panel.addEventListener("change", applySoon, listening);
    panel.addEventListener("submit", applySoon, listening);
    panel.addEventListener("keydown", applyOnEnter, listening);
    panel.addEventListener("click", follow, listening);
    return () => listening.abort();
  }, []);

  const shownHtml = useRef(html);
  useLayoutEffect(() => {
    const panel = box.current;
    if (!panel || shownHtml.current === html) return;
    shownHtml.current = html;
    inForm.current = live.current.filtering.shown;
    restoreFormState(panel, before.current);
  }, [html]);

  return (
    <div ref={box}>
      <Still id={id} html={html} />
    </div>
  );
}

/**
 * Applies what was chosen before the script had loaded. Other forms hold no such choice: if they differ, the listing of
 * another filter is loading.
 */
function useEarlyChoice(box: RefObject<HTMLElement | null>, html: string | null, filtering: Filtering) {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const form = html === null ? box.current?.querySelector("form") : null;
    if (!form || isSame(filterInForm(form), filtering.filter)) return;
    navigate(filtering.hrefOf(filterOfForm(form)), { preventScrollReset: true, replace: true });
  }, []);
}

function restoreFormState(panel: HTMLElement, { focused, open, typed }: FormState): void {
  for (const list of panel.querySelectorAll("details")) if (open.has(list.id)) list.open = true;
  for (const [selector, text] of typed) {
    const field = panel.querySelector<HTMLInputElement>(selector);
    if (field) field.value = text;
  }
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost && focused !== "") panel.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
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
