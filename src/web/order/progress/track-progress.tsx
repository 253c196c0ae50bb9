import { useSyncExternalStore } from "react";
import { type MetaFunction, useLocation } from "react-router";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NoSuchOrder, useOrder } from "./follow-order.ts";
import { asOrderId, lastOrder } from "./last-order.ts";
import { OrderNote } from "./order-note.tsx";
import { OrderProgress, ProgressHead } from "./order-progress.tsx";
import { useThanks } from "./thanks.tsx";

export const meta: MetaFunction = ({ matches }) => ownPageMeta(matches, "Order progress");

/** The page after a payment: shows the order of the navigation state, or after a reload the last one of this tab. */
export default function TrackProgressPage() {
  const { state } = useLocation();
  const thanks = useThanks();
  const hydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const uuid = hydrated ? (asOrderId(state?.customerOrderId) ?? lastOrder()) : null;
  const { data: order, error, refetch, isLoading } = useOrder(uuid);

  if (order) {
    return <OrderProgress order={order} stale={error?.message} onChanged={refetch} thanks={thanks} />;
  }
  if (!hydrated || isLoading) return <Loading />;
  if (uuid === null || error instanceof NoSuchOrder) {
    return (
      <OrderNote
        title="No order data found. Please place an order first."
        action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
      />
    );
  }
  return (
    <OrderNote
      kind="error"
      title="The order could not be loaded."
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      The order itself is safe.
    </OrderNote>
  );
}

function Loading() {
  return (
    <main id="main" className="order-main" aria-busy="true">
      <noscript>
        <p className="wrap">This page needs JavaScript. The link in our mail shows the order without it.</p>
      </noscript>
      <div className="progress edge-b on-jam">
        <div className="wrap">
          <ProgressHead />
          <div className="arrival">
            <div>
              <small>&nbsp;</small>
              <p className="display arrival-when" aria-hidden="true">
                <span>&nbsp;</span> <em>&nbsp;</em>
              </p>
              <p className="arrival-says" role="status">
                Loading order details...<span className="text-small">&nbsp;</span>
              </p>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap order-body">
        <Skeleton className="steps-loading" />
        <div className="two-columns order-columns">
          <Skeleton className="order-loading" />
          <Skeleton className="order-loading" />
        </div>
      </div>
    </main>
  );
}
