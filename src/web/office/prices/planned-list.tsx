import { Form } from "react-router";
import { showInstant } from "../../../shop/basics/india-time.ts";
import type { PlannedBatch } from "../../../shop/catalogue/prices/list-prices.ts";
import { Button } from "../../ui/button.tsx";

/** Prices that will begin, or run until a time. Nothing if none is planned. */
export function PlannedList({ planned }: { planned: PlannedBatch[] }) {
  if (planned.length === 0) return null;
  return (
    <details className="prices-planned">
      <summary>
        {planned.length === 1 ? "1 change is planned" : `${planned.length} changes are planned`}
      </summary>
      <ul>
        {planned.map(({ batch, fromAt, untilAt, skuCount, firstSku, hasBegun }) => (
          <li key={batch}>
            <span>
              <b>{skuCount === 1 ? firstSku : `${skuCount} SKUs`}</b> {hasBegun ? "since" : "from"}{" "}
              {showInstant(new Date(fromAt))}
              {untilAt && ` until ${showInstant(new Date(untilAt))}`}
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="batch" value={batch} />
              <Button type="submit" name="intent" value="end" look="soft" size="small">
                {hasBegun ? "End now" : "Do not begin"}
                <span className="sr-only"> {skuCount === 1 ? firstSku : `${skuCount} SKUs`}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
