import type { ReactNode } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { OrderFailed } from "../progress/order-note.tsx";
import "../../forms/forms.css";
import "../progress/changes.css";

type ChangePageProps = { title: string; order: { uuid: string; number: string }; children: ReactNode };

/** An order change as a page: the dialogs of the order's page, without script. */
export function ChangePage({ title, order, children }: ChangePageProps) {
  return (
    <main id="main" className="wrap">
      <div className="form-narrow change">
        <header className="form-head">
          <h1>{title}</h1>
          <p>Order {order.number}</p>
        </header>
        <section className="form-box change" aria-label={title}>
          {children}
        </section>
        <LinkButton look="ghost" to={`/orders/${order.uuid}`}>
          Back to the order
        </LinkButton>
      </div>
    </main>
  );
}

/** Shown when such a page failed. */
export function ChangeFailed({ error }: { error: unknown }) {
  return (
    <OrderFailed
      error={error}
      notFound="Only the customer who placed an order can change it."
      notLoaded="Nothing was changed."
    />
  );
}
