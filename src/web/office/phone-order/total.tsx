import { showMoney } from "../../../shop/basics/money.ts";
import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";

/** The total to tell the caller, as checkout counts it. */
export function Total({ quote, isBusy }: { quote: PreparedOrder["quote"]; isBusy: boolean }) {
  return (
    <section className="office-card call-total" aria-labelledby="total" aria-busy={isBusy || undefined}>
      <h2 id="total">5. Total</h2>
      <div role="status">
        {quote ? (
          <dl>
            <dt>Item</dt>
            <dd>{showMoney(quote.items)}</dd>
            <dt>Delivery</dt>
            <dd>{quote.delivery === 0 ? "Free" : showMoney(quote.delivery)}</dd>
            <dt className="call-sum">Total, with GST</dt>
            <dd className="call-sum">{showMoney(quote.total)}</dd>
          </dl>
        ) : (
          <p className="muted">Choose a product and a time.</p>
        )}
      </div>
    </section>
  );
}
