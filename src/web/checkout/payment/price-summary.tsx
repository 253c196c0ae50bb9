import type { ReactNode } from "react";
import { type Paise, showMoney } from "../../../shop/basics/money.ts";
import { classes } from "../../ui/classes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";

/** What an order costs, in its parts. */
export type Figures = { items: Paise; addOns: Paise; delivery: Paise; coins: Paise; total: Paise };

type PriceSummaryProps = {
  /** Null while the figures are on their way. */
  figures: Figures | null;
  /** Name of the delivery option, for its row. */
  type: string;
  children: ReactNode;
};

/** The bill: every part, then the total. Delivery is always a row, also when it is free. */
export function PriceSummary({ figures, type, children }: PriceSummaryProps) {
  return (
    <section className="bill edge-b" aria-labelledby="price-summary">
      <h2 id="price-summary">Price Summary</h2>
      <dl aria-busy={figures === null || undefined}>
        <Row label="Item Price" amount={figures?.items} />
        <Row label="Addons" amount={figures?.addOns} />
        <Row label={type || "Delivery"} amount={figures?.delivery} free />
        {figures !== null && figures.coins > 0 && (
          <div>
            <dt>Coins Applied (₹1/coin)</dt>
            <dd className="free">− {showMoney(figures.coins)}</dd>
          </div>
        )}
        <div className="tot">
          <dt>Total</dt>
          <dd>{figures ? showMoney(figures.total) : <Skeleton className="sum-sk" />}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}

function Row({ label, amount, free = false }: { label: string; amount: Paise | undefined; free?: boolean }) {
  const isFree = free && amount === 0;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={classes(isFree && "free")}>
        {amount === undefined ? <Skeleton className="row-sk" /> : isFree ? "Free" : showMoney(amount)}
      </dd>
    </div>
  );
}
