import { type RefObject, useEffect, useRef } from "react";

/** Puts the focus on the first field that is wrong, each time that the form was answered. */
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
