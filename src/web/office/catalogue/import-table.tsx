import type { ReactNode } from "react";

/** A table of the rows of a spreadsheet, by their numbers there. */
export function ImportTable({ columns, children }: { columns: [string, string]; children: ReactNode }) {
  return (
    <table className="import-table">
      <thead>
        <tr>
          <th scope="col" className="import-row">
            Row
          </th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function RowNumber({ row }: { row: number | null }) {
  return (
    <td className="import-row">
      <span className="import-label">Row </span>
      {row}
    </td>
  );
}
