import type { TableProblem } from "../../../shop/basics/table-problem.ts";
import { ImportTable, RowNumber } from "./import-table.tsx";

/** The wrong cells of a table, by row and column as a spreadsheet numbers them. */
export function ProblemTable({ problems, count }: { problems: TableProblem[]; count: number }) {
  return (
    <section className="office-card" aria-labelledby="wrong">
      <h2 id="wrong">What needs a look</h2>
      <p className="muted text-small">
        Rows are numbered as in the spreadsheet; the header is row 1. Of a workbook, the first sheet is read.
      </p>
      <ImportTable columns={["Column", "Problem"]}>
        {problems.map(({ row, column, text }) => (
          <tr key={`${row} ${column} ${text}`}>
            <RowNumber row={row} />
            <td>{column ?? "All"}</td>
            <td>{text}</td>
          </tr>
        ))}
      </ImportTable>
      {count > problems.length && <p>and {count - problems.length} more</p>}
    </section>
  );
}
