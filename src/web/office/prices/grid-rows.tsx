import type { ComponentProps, RefObject } from "react";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import type { Cell, Edits, Range } from "./grid-edits.ts";
import { GridRow } from "./grid-row.tsx";
import { useGridWindow } from "./use-grid-window.ts";

type GridRowsProps = Pick<
  ComponentProps<typeof GridRow>,
  "onPoint" | "onEdit" | "onFinish" | "typing" | "selecting"
> & {
  grid: RefObject<HTMLDivElement | null>;
  rows: PriceRow[];
  edits: Edits;
  range: Range;
  active: Cell;
};

/** The rows that are visible, and the active one, to which the grid refers. Only they are drawn again on scrolling. */
export function GridRows({ grid, rows, edits, range, active, typing, ...handlers }: GridRowsProps) {
  const { first, last, rowHeight } = useGridWindow(grid, rows.length);
  const visible = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  const drawn = active.row < first || active.row >= last ? [...visible, active.row] : visible;
  return (
    <div className="pgrid-rows" role="presentation" style={{ height: rows.length * rowHeight }}>
      {drawn.map((at) => {
        const row = rows[at];
        if (!row) return null;
        const isActive = active.row === at;
        return (
          <GridRow
            key={row.sku}
            {...{ row, edit: edits.get(row.sku), at, top: at * rowHeight, ...handlers }}
            selected={at >= range.top && at <= range.bottom ? range : null}
            activeColumn={isActive ? active.column : null}
            typing={isActive ? typing : null}
          />
        );
      })}
    </div>
  );
}
