/** A cell of a table that differs from what is stored, both as the table writes them. */
export type CellDifference = { column: string; before: string; after: string };

/** The differing cells of a line. `isNew` says what the shop does not have yet. */
export type RowDifference = {
  row: number;
  sku: string;
  productId: string;
  product: string;
  isNew: "product" | "sku" | null;
  cells: CellDifference[];
};

/** How much an import changes. */
export type DifferenceCounts = {
  products: number;
  skus: number;
  newProducts: number;
  newSkus: number;
  cells: number;
};

export function countDifference(rows: RowDifference[]): DifferenceCounts {
  const newOf = (kind: RowDifference["isNew"]) => rows.filter(({ isNew }) => isNew === kind);
  const newProducts = new Set(newOf("product").map(({ productId }) => productId));
  const changed = newOf(null);
  return {
    products: new Set(changed.map(({ productId }) => productId)).size,
    skus: changed.length,
    newProducts: newProducts.size,
    newSkus: rows.length - changed.length,
    cells: changed.reduce((sum, { cells }) => sum + cells.length, 0),
  };
}

/** A cell whose difference changed between two comparisons: what the first saw, and what is stored now. */
export type MovedCell = { row: number; sku: string; column: string; was: string; now: string };

/** The cells whose stored value was changed between two comparisons of one table. */
export function movedCells(first: RowDifference[], second: RowDifference[]): MovedCell[] {
  const cellsOf = (rows: RowDifference[]) =>
    new Map(
      rows.flatMap(({ row, sku, cells }) =>
        cells.map((cell) => [`${row} ${cell.column}`, { row, sku, ...cell }] as const),
      ),
    );
  const [before, after] = [cellsOf(first), cellsOf(second)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    // If a comparison has no difference at a cell, the stored cell equals that of the table.
    const [one, other] = [before.get(key), after.get(key)];
    const cell = one ?? other;
    if (!cell) return [];
    const was = one ? one.before : cell.after;
    const now = other ? other.before : cell.after;
    const { row, sku, column } = cell;
    return was === now ? [] : { row, sku, column, was, now };
  });
}
