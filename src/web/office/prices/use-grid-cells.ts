import { useRef, useState } from "react";
import { type Cell, rangeOf, type Selecting } from "./grid-edits.ts";
import { revealRow } from "./use-grid-window.ts";

/** The price of the first SKU. */
export const FIRST_CELL: Cell = { row: 0, column: 1 };

/** The selected cells of the grid, and the text of the cell that is edited. */
export function useGridCells() {
  const grid = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState(FIRST_CELL);
  const [active, setActive] = useState(FIRST_CELL);
  /** The text with which the field of the active cell opens; null while no cell is edited. */
  const [typing, setTyping] = useState<string | null>(null);
  const [selecting, setSelecting] = useState<Selecting>(null);

  const goTo = (cell: Cell, extend = false) => {
    // A field that loses the focus writes its value into its own cell, before another becomes active.
    grid.current?.querySelector("input")?.blur();
    setTyping(null);
    setActive(cell);
    if (!extend) setAnchor(cell);
    if (grid.current) revealRow(grid.current, cell.row);
  };
  return { grid, active, range: rangeOf(anchor, active), typing, setTyping, selecting, setSelecting, goTo };
}
