import { type ReactNode, useId } from "react";
import "./figure-table.css";

type FigureTableProps = {
  title: string;
  /** The meaning of the figures. */
  note?: string;
  /** Null if the table has no CSV file. */
  csvHref?: string | null;
  columns: readonly string[];
  /** The first cell of each row is its label. */
  rows: readonly (readonly string[])[];
  /** The last row: the sums. */
  total?: readonly string[];
  /** Shown instead of a table without rows. */
  empty: string;
  /** How many columns hold words, from the left. The others hold numbers. */
  words?: number;
  /** A last column that is not in the file, by the number of the row. */
  more?: { column: string; cellOf: (nth: number) => ReactNode };
};

/** A table of figures, which scrolls sideways in its own box, with its file. */
export function FigureTable({
  title,
  note,
  csvHref,
  columns,
  rows,
  total,
  empty,
  words = 1,
  more,
}: FigureTableProps) {
  const id = useId();
  const side = (nth: number) => (nth < words ? undefined : "figure-table-number");
  return (
    <div className="office-card figure-table">
      <div className="figure-table-head">
        <h2 id={id}>{title}</h2>
        {csvHref && rows.length > 0 && (
          <a className="link" href={csvHref} download>
            CSV<span className="sr-only"> of {title}</span>
          </a>
        )}
      </div>
      {note && <p className="muted text-small">{note}</p>}
      {rows.length === 0 && <p className="muted">{empty}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is wider than the page
        <section className="figure-table-box" aria-labelledby={id} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {columns.map((column, nth) => (
                  <th key={column} scope="col" className={side(nth)}>
                    {column}
                  </th>
                ))}
                {more && <th scope="col">{more.column}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells], row) => (
                <tr key={[name, ...cells].join("|")}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, nth) => (
                    <td key={columns[nth + 1]} className={side(nth + 1)}>
                      {cell}
                    </td>
                  ))}
                  {more && <td>{more.cellOf(row)}</td>}
                </tr>
              ))}
            </tbody>
            {total && (
              <tfoot>
                <tr>
                  <th scope="row">{total[0]}</th>
                  {total.slice(1).map((cell, nth) => (
                    <td key={columns[nth + 1]} className={side(nth + 1)}>
                      {cell}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      )}
    </div>
  );
}
