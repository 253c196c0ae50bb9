import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import { Note } from "../../ui/note.tsx";
import type { Categories } from "../catalogue/category-field.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import type { GridAnswer } from "./grid-answer.ts";
import {
  amountsOf,
  type Cell,
  copyDown,
  EDITABLE,
  type Edits,
  paste,
  problemOf,
  type rangeOf,
  redo,
  type Selecting,
  sizeWords,
  typeInto,
  undo,
} from "./grid-edits.ts";
import { cellAfter } from "./grid-moves.ts";
import type { AfterField } from "./grid-row.tsx";
import { GridTable } from "./grid-table.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useAskBeforeLeaving } from "./use-ask-before-leaving.ts";
import { FIRST_CELL, useGridCells } from "./use-grid-cells.ts";
import { useListedCategory } from "./use-listed-category.ts";
import { useReviewedEdits } from "./use-reviewed-edits.ts";

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
  const [text, setText] = useState("");
  const [category, chooseCategory] = useListedCategory(listed);
  const reviewed = useReviewedEdits({ rows, answer, onSaved });
  const { history, moveHistory, change, isReviewing, setReviewing } = reviewed;
  const { edits } = history;
  const { grid, active, range, typing, setTyping, selecting, setSelecting, goTo } = useGridCells();
  const shown = useMemo(() => matching(rows, { text, category }), [rows, text, category]);
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
  const restoredWords = reviewed.isRestored ? "Your unsaved changes are in the grid again." : "";
  const statusText =
    problemWords(shown[active.row], edits) ||
    reviewed.note ||
    selectionWords(range, selecting) ||
    restoredWords;
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
          chooseCategory(chosen === "" ? null : chosen);
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
        <ReviewPanel {...{ rows, edits, answer }} onSend={reviewed.recordSent} />
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
        {...{ rows, edits, isReviewing }}
        saved={reviewed.saved}
        onDiscard={() => {
          reviewed.discard();
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

/** Says why the SKU of this row cannot be saved; empty if it can. */
function problemWords(row: PriceRow | undefined, edits: Edits): string {
  const problem = row && problemOf(row, edits);
  return problem ? `${row.name}, ${sizeWords(row)}: ${problem}` : "";
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
