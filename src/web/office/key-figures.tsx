import type { ReactNode } from "react";
import { classes } from "../ui/classes.ts";
import "./key-figures.css";

/** Key figures side by side: six in a row, or four. */
export function KeyFigures({ inRow = 4, children }: { inRow?: 4 | 6; children: ReactNode }) {
  return <dl className={classes("key-figures", inRow === 6 && "is-six")}>{children}</dl>;
}

/** A key figure, with a note below it. */
export function KeyFigure({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b className="display">{value}</b>
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

/**
 * `+20.4%`. A falling number is not drawn as an error.
 * @param before not 0
 */
export function PercentChange({ now, before }: { now: number; before: number }) {
  // Rounded first, so that a change too small to show has no sign.
  const percent = Math.round(((now - before) / before) * 1000) / 10;
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "";
  return (
    <b className={classes("key-figures-change", percent < 0 && "is-less")}>
      {sign}
      {Math.abs(percent).toFixed(1)}%
    </b>
  );
}
