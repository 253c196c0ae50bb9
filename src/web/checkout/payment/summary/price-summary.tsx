import type { ReactNode } from "react";
import { type Paise, showMoney } from "../../../../shop/basics/money.ts";
import { classes } from "../../../ui/classes.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The parts of an order's total. */
export type Figures = { items: Paise; addOns: Paise; delivery: Paise; coins: Paise; total: Paise };

/** `loading`: requested. `open`: unknown until day and time are chosen. */
export type FiguresState = Figures | "loading" | "open";

type PriceSummaryProps = {
  figures: FiguresState;
  /** Name of the delivery option, for its row. */
  type: string;
  children: ReactNode;
};

/** The bill: every part, then the total. Delivery always has a row, even when free. */
export function PriceSummary({ figures: state, type, children }: PriceSummaryProps) {
  const figures = typeof state === "string" ? null : state;
  const pending = state === "open" ? "—" : <Skeleton className="figure-loading" />;
  const shown = (amount: Paise | undefined) => (amount === undefined ? pending : showMoney(amount));
  const free = figures?.delivery === 0;
  return (
    <section className="bill edge-b" aria-labelledby="price-summary">
      <h2 id="price-summary">Price Summary</h2>
      <dl aria-busy={state === "loading" || undefined}>
        <div>
          <dt>Item Price</dt>
          <dd>{shown(figures?.items)}</dd>
        </div>
        <div>
          <dt>Addons</dt>
          <dd>{shown(figures?.addOns)}</dd>
        </div>
        <div>
          <dt>{type || "Delivery"}</dt>
          <dd className={classes(free && "bill-free")}>{free ? "Free" : shown(figures?.delivery)}</dd>
        </div>
        {figures !== null && figures.coins > 0 && (
          <div>
            <dt>Coins Applied (₹1/coin)</dt>
            <dd className="bill-free">− {showMoney(figures.coins)}</dd>
          </div>
        )}
        <div className="bill-total">
          <dt>Total</dt>
          <dd>{shown(figures?.total)}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
