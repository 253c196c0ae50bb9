import { useEffect, useRef, useState } from "react";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { browserStore } from "../../draft/text-store.ts";
import { removeUnsentForm } from "../unsent-form-store.ts";
import type { GridAnswer } from "./grid-answer.ts";
import { type Edits, editsSince, type History, NO_EDITS, step } from "./grid-edits.ts";
import { useEdits } from "./unsent-edits.ts";

type EditedPrices = {
  rows: PriceRow[];
  answer: GridAnswer;
  /** Gets the edits that are stored now. */
  onSaved: (edits: Edits) => void;
};

/** The edits of the grid from the first change to their review and the answer of the shop. */
export function useReviewedEdits({ rows, answer, onSaved }: EditedPrices) {
  const { history, setHistory, isRestored } = useEdits(rows);
  const [isReviewing, setReviewing] = useState(false);
  /** The message of the last save, until the next change. */
  const [saved, setSaved] = useState("");
  /** The cells that the last change of a selection left out, in words. */
  const [note, setNote] = useState("");
  const sent = useRef(NO_EDITS.edits);
  const { edits } = history;
  const moveHistory = (next: (history: History) => History) => {
    setSaved("");
    setNote("");
    setHistory(next);
  };
  const change = (next: Edits, left = "") => {
    moveHistory((before) => step(before, next));
    setNote(left);
  };
  // Close the review once its last change is undone.
  if (isReviewing && edits.size === 0) setReviewing(false);

  // Drop the saved edits. Prices that are planned do not change the present ones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows when the answer came
  useEffect(() => {
    if (answer?.ok && answer.values.intent === "save") {
      const isStored = !answer.values.from && !answer.values.until;
      if (isStored) onSaved(sent.current);
      setHistory((now) => ({ ...NO_EDITS, edits: editsSince(rows, now.edits, sent.current, isStored) }));
      setReviewing(false);
      setSaved(answer.message ?? "");
      removeUnsentForm(browserStore("sessionStorage"));
    }
  }, [answer, setHistory]);

  const recordSent = (edits: Edits) => {
    sent.current = edits;
  };
  const discard = () => {
    change(new Map());
    removeUnsentForm(browserStore("sessionStorage"));
  };
  return {
    ...{ history, moveHistory, change, discard, note, saved, isReviewing, setReviewing, recordSent },
    isRestored: isRestored && edits.size > 0,
  };
}
