import type { TableProblem } from "../../../shop/basics/table-problem.ts";

/** The wrong cells of a table, by row and column as a spreadsheet numbers them. */
export function ProblemTable({ problems, count }: { problems: TableProblem[]; count: number }) {
  return (
    <section className="office-card" aria-labelledby="wrong">
      <h2 id="wrong">What needs a look</h2>
      <p className="muted text-small">
        Rows are numbered as in the spreadsheet; the header is row 1. Of a workbook, the first sheet is read.
      </p>
      <table className="import-table">
        <thead>
          <tr>
            <th scope="col" className="import-row">
              Row
            </th>
            <th scope="col">Column</th>
            <th scope="col">Problem</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, text }) => (
            <tr key={`${row} ${column} ${text}`}>
              <td className="import-row">
                <span className="import-label">Row </span>
                {row}
              </td>
              <td>{column ?? "All"}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > problems.length && <p>and {count - problems.length} more</p>}
    </section>
  );
}
