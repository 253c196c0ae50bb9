import { type ChangeEvent, useLayoutEffect, useRef } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Shortens typed text to what fits, and keeps the cursor in its place: React rewrites a shortened text and would leave
 * the cursor at its end.
 */
export function useFittedText<F extends Field>(
  shorten: (text: string, cursor?: number) => { text: string; cursor: number },
  write: (text: string, typed: string) => void,
) {
  const field = useRef<F>(null);
  const cursor = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (cursor.current === null) return;
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  });
  const change = ({ target }: ChangeEvent<F>) => {
    const fitted = shorten(target.value, target.selectionStart ?? undefined);
    if (fitted.text !== target.value) cursor.current = fitted.cursor;
    write(fitted.text, target.value);
  };
  return { field, change };
}
