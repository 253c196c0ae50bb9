import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Focuses the field or button (by value) that a draft's answer names, because fields are then mounted anew; in the same
 * commit, so that a quick key press hits the new button. A focus that has moved elsewhere stays.
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
