import { type RefObject, useLayoutEffect } from "react";

/**
 * Focuses what the answer of a draft's form names: a field, or a button by its value. After each answer, because the fields
 * are then mounted anew. As part of the same commit, so that a quick key press goes to the new button, not to the old one.
 */
export function useDraftFocus(
  form: RefObject<HTMLFormElement | null>,
  answer: { focus: string | null } | undefined,
): void {
  useLayoutEffect(() => {
    if (!answer?.focus) return;
    const name = CSS.escape(answer.focus);
    form.current?.querySelector<HTMLElement>(`[name="${name}"], button[value="${name}"]`)?.focus();
  }, [answer, form]);
}
