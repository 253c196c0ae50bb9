import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import type { GridAnswer } from "./grid-answer.ts";
import { amountsOf, EDITABLE, type Edits, marginPercent, toSent } from "./grid-edits.ts";
import { PlanTimes } from "./plan-times.tsx";

/** Changes that the review lists. It only counts the others. */
const MOST_SHOWN = 300;

/** Id of the review's form: its button is in the save bar. */
export const REVIEW_FORM = "review-of-prices";

type ReviewPanelProps = {
  rows: PriceRow[];
  edits: Edits;
  answer: GridAnswer;
  /** Gets the edits when they are sent. They can change before the answer comes. */
  onSend: (edits: Edits) => void;
};

/** Lists all changes with margins before and after, and asks when they begin. The save bar has the button. */
export function ReviewPanel({ rows, edits, answer, onSend }: ReviewPanelProps) {
  const changed = rows.filter(({ sku }) => edits.has(sku));
  const heading = useRef<HTMLHeadingElement>(null);
  // Opening the review removes the focused button: focus the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form
      id={REVIEW_FORM}
      method="post"
      className="prices-review"
      preventScrollReset
      onSubmit={() => onSend(edits)}
    >
      <input type="hidden" name="edits" value={toSent(rows, edits)} />
      <h2 ref={heading} tabIndex={-1}>
        {changed.length === 1 ? "1 change" : `${changed.length} changes`}
      </h2>
      <PlanTimes answer={answer} />
      <ul>
        {changed.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.sku}>
            <b>{row.name}</b> <span className="muted">{row.sku}</span>
            <span>{changeWords(row, edits)}</span>
          </li>
        ))}
      </ul>
      {changed.length > MOST_SHOWN && <p className="muted">and {changed.length - MOST_SHOWN} more</p>}
    </Form>
  );
}

const NAMES = { pricePaise: "MRP", sellPaise: "Price", costPaise: "Cost" };

function changeWords(row: PriceRow, edits: Edits): string {
  const after = amountsOf(row, edits);
  const words = EDITABLE.filter((name) => after[name] !== row[name]).map(
    (name) => `${NAMES[name]} ${amountWords(row[name])} to ${amountWords(after[name])}`,
  );
  const [was, is] = [marginPercent(row), marginPercent(after)];
  return [
    ...words,
    ...(was === is || is === null
      ? []
      : [`margin ${is}%, was ${was ?? "unknown"}${was === null ? "" : "%"}`]),
  ].join("; ");
}

function amountWords(amount: number | null): string {
  return amount === null ? "none" : `₹${showAmount(amount)}`;
}
