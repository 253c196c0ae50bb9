import { type Cell, EDITABLE } from "./grid-edits.ts";

const PAGE_ROWS = 15;

const STEPS: Record<string, { rows: number; columns: number }> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: -PAGE_ROWS, columns: 0 },
  PageDown: { rows: PAGE_ROWS, columns: 0 },
  Home: { rows: 0, columns: -EDITABLE.length },
  End: { rows: 0, columns: EDITABLE.length },
};

/** The cell to which a key moves; null for other keys. */
export function cellAfter({ row, column }: Cell, key: string, rowCount: number): Cell | null {
  const step = STEPS[key];
  if (!step) return null;
  return {
    row: between(row + step.rows, rowCount - 1),
    column: between(column + step.columns, EDITABLE.length - 1),
  };
}

function between(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
