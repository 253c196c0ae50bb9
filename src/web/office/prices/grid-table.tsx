// biome-ignore-all lint/a11y/useSemanticElements: only a part of the rows is in the page, so it is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import type { ComponentProps, KeyboardEvent } from "react";
import { copyText } from "./grid-edits.ts";
import { GridRows } from "./grid-rows.tsx";

const HEADS = ["Product", "SKU", "Size", "MRP", "Price", "Cost", "Off", "Margin", "Margin %"];

type GridTableProps = ComponentProps<typeof GridRows> & {
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (text: string) => void;
};

/** The column heads and the visible rows. It handles keys and clipboard, except while a cell is edited. */
export function GridTable({ onKeyDown, onPaste, ...shown }: GridTableProps) {
  const { grid, rows, edits, range, active, typing } = shown;
  return (
    <div
      ref={grid}
      className="pgrid"
      role="grid"
      aria-label="Prices of SKUs"
      aria-rowcount={rows.length + 1}
      aria-colcount={HEADS.length}
      aria-multiselectable="true"
      aria-activedescendant={typing === null ? `price-${active.row}-${active.column}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onCopy={(event) => {
        if (typing !== null) return;
        event.clipboardData.setData("text/plain", copyText(rows, edits, range));
        event.preventDefault();
      }}
      onPaste={(event) => {
        if (typing !== null) return;
        onPaste(event.clipboardData.getData("text/plain"));
        event.preventDefault();
      }}
    >
      <div className="pgrid-row pgrid-head" role="row" aria-rowindex={1}>
        {HEADS.map((head) => (
          <span role="columnheader" key={head}>
            {head}
          </span>
        ))}
      </div>
      <GridRows {...shown} />
    </div>
  );
}
