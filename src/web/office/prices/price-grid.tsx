import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import { browserStore } from "../../draft/text-store.ts";
import { Note } from "../../ui/note.tsx";
import type { Categories } from "../catalogue/category-field.tsx";
import { removeUnsentForm } from "../unsent-form-store.ts";
import { BulkBar } from "./bulk-bar.tsx";
import type { GridAnswer } from "./grid-answer.ts";
import {
  amountsOf,
  type Cell,
  copyDown,
  EDITABLE,
  type Edits,
  editsSince,
  NO_EDITS,
  paste,
  problemOf,
  type rangeOf,
  redo,
  type Selecting,
  sizeWords,
  step,
  typeInto,
  undo,
} from "./grid-edits.ts";
import { cellAfter } from "./grid-moves.ts";
import type { AfterField } from "./grid-row.tsx";
import { GridTable } from "./grid-table.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useEdits } from "./unsent-edits.ts";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.ts";
import { FIRST_CELL, useGridCells } from "./use-grid-cells.ts";
import { useListedCategory } from "./use-listed-category.ts";

type PriceGridProps = {
  rows: PriceRow[];
  /** The slug of the only category that the page lists; null for all. */
  category: string | null;
  categories: Categories;
  answer: GridAnswer;
  /** Gets the edits that are stored now. */
  onSaved: (edits: Edits) => void;
};

/** All prices in a grid with the keys of a spreadsheet. Only visible rows are in the page. */
export function PriceGrid({ rows, category: listed, categories, answer, onSaved }: PriceGridProps) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [category, setCategory] = useListedCategory(listed);
  const { history, setHistory, isRestored } = useEdits(rows);
  const [isReviewing, setReviewing] = useState(false);
  /** The message of the last save, until the next change. */
  const [saved, setSaved] = useState("");
  /** The cells that the last change of a selection left out, in words. */
  const [note, setNote] = useState("");
  const { grid, active, range, typing, setTyping, selecting, setSelecting, goTo } = useGridCells();
  const sent = useRef(NO_EDITS.edits);
  const shown = useMemo(() => matching(rows, { text, category }), [rows, text, category]);
  const { edits } = history;
  const moveHistory: typeof setHistory = (next) => {
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
  useFocusAfterReview(isReviewing, grid);
  useAskBeforeLeaving(edits.size > 0 || typing !== null);

  const finish = (value: string | null, next: AfterField) => {
    setTyping(null);
    if (next !== "elsewhere") grid.current?.focus();
    if (value !== null) change(typeInto(shown, edits, active, value));
    if (next === "down" || next === "right")
      goTo(cellAfter(active, next === "down" ? "ArrowDown" : "ArrowRight", shown.length) ?? active);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typing !== null) return;
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === "d") change(copyDown(shown, edits, range));
      else if (key.toLowerCase() === "z") moveHistory(shiftKey ? redo : undo);
      else if (key.toLowerCase() === "y") moveHistory(redo);
      else if (key === "Home") goTo({ row: 0, column: active.column }, shiftKey);
      else if (key === "End") goTo({ row: shown.length - 1, column: active.column }, shiftKey);
      else return;
      return event.preventDefault();
    }
    const next = cellAfter(active, key, shown.length);
    if (next) goTo(next, shiftKey);
    else if (key === "Enter" || key === "F2") setTyping(typedText(shown[active.row], edits, active));
    else if (key === "Delete" || key === "Backspace") change(restored(shown, edits, range));
    else if (key.length === 1 && !event.altKey && /[\d₹.]/.test(key)) setTyping(key);
    else return;
    event.preventDefault();
  };

  if (rows.length === 0) return <Note title="There are no SKUs yet.">Add a product first.</Note>;
  const activeRow = shown[active.row];
  const restoredWords = isRestored && edits.size > 0 ? "Your unsaved changes are in the grid again." : "";
  const problem = activeRow ? problemOf(activeRow, edits) : null;
  const statusText = problem
    ? `${activeRow?.name}, ${activeRow && sizeWords(activeRow)}: ${problem}`
    : note || selectionWords(range, selecting) || restoredWords;
  return (
    <section className="prices-box" aria-label="Prices">
      <BulkBar
        {...{ text, shown, edits, range, history }}
        onText={(typed) => {
          setText(typed);
          goTo(FIRST_CELL);
        }}
        {...{ category, categories }}
        onCategory={(chosen) => {
          setCategory(chosen === "" ? null : chosen);
          const query = chosen === "" ? "" : `?${new URLSearchParams({ category: chosen })}`;
          void navigate({ search: query }, { replace: true, preventScrollReset: true });
          goTo(FIRST_CELL);
        }}
        onChange={change}
        onHistory={moveHistory}
        isSelecting={selecting !== null}
        onSelecting={(on) => {
          setSelecting(on ? "first" : null);
          goTo(active);
        }}
      />
      {isReviewing ? (
        <ReviewPanel
          {...{ rows, edits, answer }}
          onSend={(edits) => {
            sent.current = edits;
          }}
        />
      ) : (
        <GridTable
          {...{ grid, rows: shown, edits, range, active, typing, selecting, onKeyDown }}
          onPaste={(pasted) => change(paste(shown, edits, range, pasted))}
          onPoint={(cell, extend) => {
            goTo(cell, extend || selecting === "last");
            if (selecting === "first") setSelecting("last");
          }}
          onEdit={(cell) => {
            goTo(cell);
            setTyping(typedText(shown[cell.row], edits, cell));
          }}
          onFinish={finish}
        />
      )}
      <p className="pgrid-said" role="status">
        {statusText}
      </p>
      <SaveBar
        {...{ rows, edits, isReviewing, saved }}
        onDiscard={() => {
          change(new Map());
          removeUnsentForm(browserStore("sessionStorage"));
          grid.current?.focus();
        }}
        onReview={() => setReviewing(true)}
        onBack={() => setReviewing(false)}
      />
    </section>
  );
}

/** Focuses the grid when the review closes, because the focused button goes with it. */
function useFocusAfterReview(isReviewing: boolean, grid: RefObject<HTMLElement | null>): void {
  const wasReviewing = useRef(false);
  useEffect(() => {
    if (wasReviewing.current && !isReviewing) grid.current?.focus();
    wasReviewing.current = isReviewing;
  }, [isReviewing, grid]);
}

function matching(
  rows: PriceRow[],
  { text, category }: { text: string; category: string | null },
): PriceRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" && category === null) return rows;
  return rows.filter(
    (row) =>
      (category === null || row.category === category) &&
      `${row.name} ${row.sku}`.toLowerCase().includes(wanted),
  );
}

/** Returns the first text of a cell's field. */
function typedText(row: PriceRow | undefined, edits: Edits, { column }: Cell): string {
  const name = EDITABLE[column];
  if (!row || !name) return "";
  const wrong = edits.get(row.sku)?.wrong[name];
  const amount = amountsOf(row, edits)[name];
  return wrong ?? (amount === null ? "" : showAmount(amount));
}

/** The edits without those of these cells. */
function restored(
  rows: PriceRow[],
  edits: Edits,
  { top, bottom, left, right }: ReturnType<typeof rangeOf>,
): Edits {
  const stored = rows.slice(top, bottom + 1).map((row) =>
    EDITABLE.slice(left, right + 1)
      .map((column) => (row[column] === null ? "" : String((row[column] ?? 0) / 100)))
      .join("\t"),
  );
  return paste(rows, edits, { top, bottom: top, left, right: left }, stored.join("\n"));
}

function selectionWords(
  { top, bottom, left, right }: ReturnType<typeof rangeOf>,
  selecting: Selecting,
): string {
  const cells = (bottom - top + 1) * (right - left + 1);
  if (selecting === "first") return "Tap the first price, then the last one.";
  if (selecting === "last" && cells === 1) return "Tap the last price.";
  return cells === 1 ? "" : `${cells} cells selected`;
}
