import type { CellDifference, RowDifference } from "../../../shop/catalogue/rules/row-difference.ts";
import { ImportTable, RowNumber } from "./import-table.tsx";

/** Longer texts are cut: a changed paragraph is recognised by its beginning. */
const MOST_SHOWN = 200;
/** A new line differs in every cell. These cells identify it; the others are folded. */
const SHOWN_OF_NEW = new Set(["Weight", "Flavour", "Price", "Sell", "Status", "Category"]);

/** The differing cells of a table, line by line. */
export function DifferenceTable({ rows }: { rows: RowDifference[] }) {
  return (
    <ImportTable columns={["SKU", "Change"]}>
      {rows.map(({ row, sku, product, isNew, cells }) => (
        <tr key={`${row} ${sku}`}>
          <RowNumber row={row} />
          <th scope="row">
            {sku}
            <span className="muted text-small import-product">{product}</span>
          </th>
          <td>
            {isNew && <span className="office-tag">{isNew === "product" ? "New product" : "New SKU"}</span>}
            <CellList
              cells={isNew ? cells.filter(({ column }) => SHOWN_OF_NEW.has(column)) : cells}
              isNew={isNew !== null}
            />
            {isNew && (
              <details>
                <summary>
                  All cells<span className="sr-only"> of {sku}</span>
                </summary>
                <CellList cells={cells} isNew />
              </details>
            )}
          </td>
        </tr>
      ))}
    </ImportTable>
  );
}

function CellList({ cells, isNew }: { cells: CellDifference[]; isNew: boolean }) {
  return (
    <ul className="import-cells">
      {cells.map((cell) => (
        <li key={cell.column}>
          <Cell cell={cell} isNew={isNew} />
        </li>
      ))}
    </ul>
  );
}

function Cell({ cell: { column, before, after }, isNew }: { cell: CellDifference; isNew: boolean }) {
  return (
    <>
      <b>{column}</b>{" "}
      {!isNew && (
        <>
          <del>{shown(before)}</del> <span aria-hidden="true">→</span>
          <span className="sr-only">to</span>{" "}
        </>
      )}
      <ins>{shown(after)}</ins>
    </>
  );
}

function shown(text: string): string {
  if (text === "") return "empty";
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
