import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Focuses what the answer of a draft's form names: a field, or a button by its value. After each answer, because the fields
 * are then mounted anew. As part of the same commit, so that a quick key press goes to the new button, not to the old one.
 * A focus that has moved elsewhere meanwhile stays.
 */
export function useDraftFocus(
  form: RefObject<HTMLFormElement | null>,
  answer: { focus: string | null } | undefined,
): void {
  const focusedAtSubmit = useRef<Element | null>(null);
  useEffect(() => {
    const sent = form.current;
    const noteFocus = () => {
      focusedAtSubmit.current = document.activeElement;
    };
    sent?.addEventListener("submit", noteFocus);
    return () => sent?.removeEventListener("submit", noteFocus);
  }, [form]);
  useLayoutEffect(() => {
    if (!answer?.focus) return;
    const focused = document.activeElement;
    // The body has the focus if the focused field was mounted anew.
    if (focused !== document.body && focused !== focusedAtSubmit.current) return;
    const name = CSS.escape(answer.focus);
    form.current?.querySelector<HTMLElement>(`[name="${name}"], button[value="${name}"]`)?.focus();
  }, [answer, form]);
}
