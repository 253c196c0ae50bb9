import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first wrong field after each answer of the form. */
export function useFormFocus(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const field = wrong?.role === "radiogroup" ? wrong.querySelector("input") : wrong;
    field?.focus();
  }, [answer]);
  return form;
}
