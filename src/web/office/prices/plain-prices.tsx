import { Form } from "react-router";
import type { PriceRow } from "../../../shop/catalogue/prices/list-prices.ts";
import { showAmount } from "../../../shop/catalogue/rules/parse-amount.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { GridAnswer } from "./grid-answer.ts";
import { PlanTimes } from "./plan-times.tsx";
import { seenAmounts } from "./seen-amounts.ts";
import { AMOUNT_LENGTH, readTypedAmounts } from "./typed-amounts.ts";

/** Twenty SKUs with a field for each amount, for people without script. */
export function PlainPrices({ rows, answer }: { rows: PriceRow[]; answer: GridAnswer }) {
  if (rows.length === 0) return <Note title="No SKU fits.">Look for a part of its name or SKU.</Note>;
  const typed = readTypedAmounts(answer && !answer.ok ? (answer.values.rows ?? "") : "");
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
            {rows.map((row) => {
              const [mrp, price, cost] = typed.get(row.sku) ?? [];
              return (
                <tr key={row.sku}>
                  <th scope="row">
                    {row.name} <small className="muted">{row.sku}</small>
                    <input type="hidden" name="row" value={seenAmounts(row)} />
                  </th>
                  <td>{row.weight}</td>
                  <AmountCell label={`MRP of ${row.sku}`} typed={mrp} paise={row.pricePaise} />
                  <AmountCell label={`Price of ${row.sku}`} typed={price} paise={row.sellPaise} />
                  <AmountCell label={`Cost of ${row.sku}`} typed={cost} paise={row.costPaise} />
                </tr>
              );
            })}
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

type AmountCellProps = { label: string; paise: number | null; typed: string | null | undefined };

/** A field with what was typed before a refusal, or with the stored amount. */
function AmountCell({ label, paise, typed }: AmountCellProps) {
  return (
    <td>
      <input
        className="input prices-amount"
        name="row"
        aria-label={label}
        inputMode="decimal"
        maxLength={AMOUNT_LENGTH}
        defaultValue={typed ?? (paise === null ? "" : showAmount(paise))}
      />
    </td>
  );
}
