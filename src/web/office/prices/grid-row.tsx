// biome-ignore-all lint/a11y/useSemanticElements: only a part of the rows is in the page, so it is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid itself has the keys
import { type FocusEvent, type KeyboardEvent, type MouseEvent, memo, useRef } from "react";
import { discountPercent, type Paise } from "../../../shop/basics/money.ts";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import { classes } from "../../ui/classes.ts";
import {
  amountsOf,
  type Cell,
  EDITABLE,
  marginPercent,
  problemOf,
  type Range,
  type Selecting,
  type SkuEdit,
  sizeWords,
} from "./grid-edits.ts";

/** The place of the focus after the field of a cell closes: a cell of the grid, or where the person clicked. */
export type AfterField = "down" | "right" | "stay" | "elsewhere";

type GridRowProps = {
  row: PriceRow;
  edit: SkuEdit | undefined;
  at: number;
  /** Distance from the first row, in px. */
  top: number;
  /** The selection, if this row is in it. */
  selected: Range | null;
  activeColumn: number | null;
  /** The text of the field in the active cell; null while it is not edited. */
  typing: string | null;
  selecting: Selecting;
  onPoint: (cell: Cell, extend: boolean) => void;
  onEdit: (cell: Cell) => void;
  onFinish: (value: string | null, next: AfterField) => void;
};

const NAMES = ["MRP", "Price", "Cost"];

/** A SKU: white cells can be edited, the others are computed. */
export const GridRow = memo(
  function GridRow(props: GridRowProps) {
    const { row, edit, at, top, selected, activeColumn, typing, selecting } = props;
    const edits = edit ? new Map([[row.sku, edit]]) : NOTHING;
    const amounts = amountsOf(row, edits);
    const margin = marginPercent(amounts);
    const isWrong = problemOf(row, edits) !== null;
    return (
      <div
        className="pgrid-row"
        role="row"
        aria-rowindex={at + 2}
        style={{ transform: `translateY(${top}px)` }}
      >
        <span role="rowheader" title={row.name}>
          <span className="pgrid-name">{row.name}</span>
          <small>{sizeWords(row)}</small>
        </span>
        <Computed>{row.sku}</Computed>
        <Computed>{sizeWords(row)}</Computed>
        {EDITABLE.map((name, column) => {
          const isActive = activeColumn === column;
          const wrong = edit?.wrong[name];
          const amount = amounts[name];
          const isChanged = edit !== undefined && (wrong !== undefined || name in edit.amounts);
          const cell = { row: at, column };
          return (
            <span
              key={name}
              id={`price-${at}-${column}`}
              role="gridcell"
              aria-colindex={column + 4}
              aria-label={isChanged ? `${NAMES[column]}, changed` : undefined}
              aria-selected={selected !== null && column >= selected.left && column <= selected.right}
              aria-invalid={(isChanged && isWrong) || undefined}
              className={classes(
                "pgrid-cell",
                isChanged && "is-changed",
                isChanged && isWrong && "is-wrong",
                isActive && "is-active",
              )}
              onMouseDown={(event) => props.onPoint(cell, event.shiftKey)}
              onMouseEnter={(event) => event.buttons === 1 && props.onPoint(cell, true)}
              onDoubleClick={() => props.onEdit(cell)}
              onClick={() => selecting === null && isTouched() && props.onEdit(cell)}
            >
              {isActive && typing !== null ? (
                <CellField label={`${NAMES[column]} of ${row.sku}`} text={typing} onFinish={props.onFinish} />
              ) : (
                <>
                  {isChanged && row[name] !== null && <s>{showAmount(row[name])}</s>}
                  {isChanged ? <b>{wrong ?? shown(amount)}</b> : shown(amount)}
                </>
              )}
            </span>
          );
        })}
        <Computed>{`${discountPercent(amounts.pricePaise as Paise, amounts.sellPaise as Paise)}%`}</Computed>
        <Computed>
          {amounts.costPaise === null ? "" : showAmount(amounts.sellPaise - amounts.costPaise)}
        </Computed>
        <Computed>{margin === null ? "" : `${margin}%`}</Computed>
      </div>
    );
  },
  // The functions are new at each render, but what they do for a row depends only on the other properties.
  (before, after) => {
    if (before.selected !== after.selected && !isSameRange(before.selected, after.selected)) return false;
    if (after.activeColumn !== null || before.activeColumn !== null) return false;
    if (before.selecting !== after.selecting) return false;
    return before.row === after.row && before.edit === after.edit && before.top === after.top;
  },
);

const NOTHING: ReadonlyMap<string, SkuEdit> = new Map();

function isSameRange(a: Range | null, b: Range | null): boolean {
  return a !== null && b !== null && a.left === b.left && a.right === b.right;
}

/** Fingers open a cell by one tap: a double tap would zoom. */
function isTouched(): boolean {
  return window.matchMedia("(pointer: coarse)").matches;
}

function shown(amount: number | null): string {
  return amount === null ? "" : showAmount(amount);
}

function Computed({ children }: { children: string }) {
  return (
    <span role="gridcell" className="pgrid-computed">
      {children}
    </span>
  );
}

type CellFieldProps = { label: string; text: string; onFinish: GridRowProps["onFinish"] };

function CellField({ label, text, onFinish }: CellFieldProps) {
  const isFinished = useRef(false);
  // Closing the field by a key takes its focus away, which must not write its value again.
  const finish = (value: string | null, next: AfterField) => {
    if (isFinished.current) return;
    isFinished.current = true;
    onFinish(value, next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    event.stopPropagation();
    if (event.key === "Escape") finish(null, "stay");
    else if (event.key === "Enter") finish(value, "down");
    else if (event.key === "Tab") finish(value, "right");
    else return;
    event.preventDefault();
  };
  const onBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    // The window lost the focus. The field gets it back with the window.
    if (document.activeElement === currentTarget) return;
    finish(currentTarget.value, "elsewhere");
  };
  // A click that moves the cursor inside the field is not a click on its cell.
  const stop = (event: MouseEvent) => event.stopPropagation();
  return (
    <input
      aria-label={label}
      defaultValue={text}
      inputMode="decimal"
      maxLength={20}
      // biome-ignore lint/a11y/noAutofocus: the cell was opened by its key
      autoFocus
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(text.length, text.length)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onMouseDown={stop}
      onClick={stop}
      onDoubleClick={stop}
    />
  );
}
