import { Form } from "react-router";
import type { PriceRow } from "../../../shop/catalogue/list-prices.ts";
import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { PlanTimes } from "./plan-times.tsx";
import { seenText } from "./seen-text.ts";

type Answer = IntentAnswer<"from" | "until" | "batch"> | undefined;

/** Twenty SKUs with a field for each amount, for people without script. */
export function PlainPrices({ rows, answer }: { rows: PriceRow[]; answer: Answer }) {
  if (rows.length === 0) return <Note title="No SKU fits.">Look for a part of its name or SKU.</Note>;
  return (
    <Form method="post" className="prices-form" preventScrollReset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways in its own box */}
      <section className="prices-scroll" tabIndex={0} aria-label="Prices of SKUs">
        <table className="prices-table">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Size</th>
              <th scope="col">MRP</th>
              <th scope="col">Price</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.sku}>
                <th scope="row">
                  {row.name} <small className="muted">{row.sku}</small>
                  <input type="hidden" name="row" value={seenText(row)} />
                </th>
                <td>{row.weight}</td>
                <AmountCell label={`MRP of ${row.sku}`} paise={row.pricePaise} />
                <AmountCell label={`Price of ${row.sku}`} paise={row.sellPaise} />
                <AmountCell label={`Cost of ${row.sku}`} paise={row.costPaise} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <PlanTimes answer={answer} />
      <Button type="submit" name="intent" value="save">
        Save
      </Button>
    </Form>
  );
}

function AmountCell({ label, paise }: { label: string; paise: number | null }) {
  return (
    <td>
      <input
        className="input prices-amount"
        name="row"
        aria-label={label}
        inputMode="decimal"
        maxLength={20}
        defaultValue={paise === null ? "" : showAmount(paise)}
      />
    </td>
  );
}
