import type { Quote } from "../../../contract/order-changes.ts";
import { fromRupees, showMoney } from "../../../shop/basics/money.ts";
import { useShop } from "../../shop-facts.ts";
import { telHref } from "../../ui/tel-href.ts";

/** The refund, line by line, before cancelling. */
export function CancelFigures({
  quote,
  paidBy,
}: {
  quote: Pick<Quote, "paid" | "coins" | "refund">;
  paidBy: string | null;
}) {
  const rows: [string, string, string?][] = [];
  if (quote.paid > 0) rows.push(["You paid", showMoney(fromRupees(quote.paid))]);
  if (quote.coins > 0) rows.push(["Coins back", String(quote.coins)]);
  if (quote.paid > 0) {
    rows.push([
      `Back ${paidBy ? `by ${paidBy}` : "to you"}`,
      showMoney(fromRupees(quote.refund)),
      "change-total",
    ]);
  }
  return (
    <>
      {rows.length > 0 && (
        <dl>
          {rows.map(([label, value, kind]) => (
            <div key={label} className={kind}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {quote.refund > 0 && (
        <p className="muted text-small">
          Money goes back to where it came from, within 3 to 7 working days. The time of your delivery is free
          for others at once.
        </p>
      )}
    </>
  );
}

/** Alternatives for a customer whose order can't be cancelled. */
export function CancelInstead({ canReschedule }: { canReschedule: boolean }) {
  const { phone } = useShop().contact;
  return (
    <p className="muted">
      {canReschedule && "You can still move it to another time. "}
      For anything else call us: <a href={telHref(phone)}>{phone}</a>
    </p>
  );
}
