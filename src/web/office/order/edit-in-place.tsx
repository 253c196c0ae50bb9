import { type ReactNode, useEffect, useRef } from "react";
import type { IntentAnswer } from "../../forms/intent-answer.ts";

type EditInPlaceProps = {
  summary: string;
  /** The answer to the form inside. */
  answer: IntentAnswer<string> | undefined;
  children: ReactNode;
};

/** A form that unfolds where its text stands, and stays open while it has mistakes. */
export function EditInPlace({ summary, answer, children }: EditInPlaceProps) {
  const opener = useRef<HTMLElement>(null);
  const isSaved = answer?.ok === true;
  // A saved text draws the form anew, so that its button is gone with the focus.
  useEffect(() => {
    if (isSaved && document.activeElement === document.body) opener.current?.focus();
  }, [isSaved]);
  return (
    <details className="sheet-edit" open={answer !== undefined && !answer.ok}>
      <summary ref={opener}>{summary}</summary>
      {children}
    </details>
  );
}
