import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../ui/button.tsx";

type SubmitBarProps = {
  /** Sent as the form's `intent`. */
  intent?: string;
  label?: string;
  busyLabel?: string;
  busy: boolean;
  /** The answer to the form. A refusal has its reasons above the form. */
  answer?: { ok: boolean; message: string } | undefined;
  /** Shows the reasons of a refusal here, for a form that has none above it. */
  showsReason?: boolean;
  /** Further buttons and notes. */
  children?: ReactNode;
};

/** The main button of a long form, in a bar that stays at the bottom of the screen, with what came of pressing it. */
export function SubmitBar({
  intent = "save",
  label = "Save",
  busyLabel = "Saving...",
  busy,
  answer,
  showsReason = false,
  children,
}: SubmitBarProps) {
  return (
    <div className="submit-bar">
      <Button type="submit" name="intent" value={intent} busy={busy}>
        {busy ? busyLabel : label}
      </Button>
      {children}
      <AnswerText text={busy ? "" : textOf(answer, showsReason)} isRefusal={answer?.ok === false} />
    </div>
  );
}

function textOf(answer: SubmitBarProps["answer"], showsReason: boolean): string {
  if (!answer || answer.message === "") return "";
  return answer.ok || showsReason ? answer.message : "That was refused. The reason is at the top.";
}

/**
 * A form with a new `key` is drawn anew with its answer. Screen readers say what is written into a status, not what it
 * begins with, so the text follows. A page that the server renders has it at once.
 */
function AnswerText({ text, isRefusal }: { text: string; isRefusal: boolean }) {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [shown, setShown] = useState(isFromServer ? text : "");
  useEffect(() => setShown(text), [text]);
  return (
    <p className={isRefusal ? "submit-answer is-refusal" : "submit-answer"} role="status">
      {shown}
    </p>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
