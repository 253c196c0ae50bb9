import Search from "lucide-react/icons/text-search";
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { FIND_PATH } from "../office-pages.ts";
import type { FindWords } from "./find-words.ts";
import "./find.css";

const Palette = lazy(() => import("./palette.tsx").then(({ Palette }) => ({ default: Palette })));

/**
 * The search field of the bar. With script, a press on it and Ctrl K or Cmd K anywhere open the palette; without, it
 * leads to the page of results.
 */
export function SearchEntry({ words }: { words: FindWords }) {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const close = useCallback(() => setOpen(false), []);
  /** Takes the text that was typed into the field until the palette had loaded. */
  const takeTyped = useCallback(() => {
    const typed = field.current?.value ?? "";
    if (field.current) field.current.value = "";
    return typed;
  }, []);
  // Before the first key that can be pressed once the page runs.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <Form className="lookup-field" action={FIND_PATH} role="search" aria-label="Office">
        <Search className="icon" aria-hidden="true" />
        <input
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          aria-label={`Search: ${words.short}`}
          placeholder={words.short}
          ref={field}
          // The press focuses the field first, so that nothing typed meanwhile is lost.
          onClick={() => setOpen(true)}
        />
        <span className="lookup-key" aria-hidden="true">
          Ctrl K
        </span>
      </Form>
      {isOpen && (
        <Suspense>
          <Palette {...{ words, takeTyped }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
