import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronUp from "lucide-react/icons/chevron-up";
import FileDown from "lucide-react/icons/file-down";
import Pencil from "lucide-react/icons/pencil";
import { type ComponentProps, useState } from "react";
import { Link } from "react-router";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { dayOf, showDay, showTime } from "../../../shop/basics/india-time.ts";
import { plus, showMoney } from "../../../shop/basics/money.ts";
import { RECEIVER_DAYS } from "../../../shop/basics/retention.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { useShop } from "../../shop-facts.ts";
import { classes } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
// Not lazy: if a context changes before the code has loaded, React removes the server's HTML.
import Delivered from "../delivered/delivered.tsx";
import { ChangeButton, PlanChanges, useChanges } from "./changes.tsx";
import { LazyGiftFacts, LazyOrderAgain, LazyOrderNotices, LazyUnpaid } from "./lazy-parts.tsx";
import { OrderItems } from "./order-items.tsx";
import { StatusBox } from "./status-box.tsx";
import { StepBar } from "./step-bar.tsx";
import { Thanks } from "./thanks.tsx";
import { useUnpaidStage } from "./use-unpaid-stage.ts";
import "../../ui/ticket.css";
import "../order-page.css";
import "./progress.css";
import "./steps.css";
import "./order-parts.css";
import "./unpaid.css";
import "../cake-photo/cake-photo.css";
import "../line-photos/line-photos.css";
import "../../photos/photos.css";
import { isAddOn } from "../../../shop/orders/rules/order-line.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";

type OrderProgressProps = {
  order: OrderProgressReply;
  /** Why the order may be outdated; missing if it is not. */
  stale: string | undefined;
  /** Called after a change; resolves when the order is reloaded, before the dialog closes. */
  onChanged: () => Promise<unknown>;
  /** First name of a shopper who has just paid. */
  thanks?: string | null;
};

/** The state of an order: arrival, steps, products and payment. */
export function OrderProgress({ order, stale, onChanged, thanks = null }: OrderProgressProps) {
  const changing = useChanges(order, onChanged);
  const { unpaid } = order;
  // A photo that is not sent yet must not vanish when the kitchen starts.
  const [openedPhotosTo] = useState(order.photosTo);
  const photosTo = order.photosTo ?? openedPhotosTo;
  const unpaidStage = useUnpaidStage(order);
  const hero = order.lines.find((line) => !isAddOn(line))?.picture;
  const { phase, headline, isFinal } = ORDER_STATUS[order.status];
  const { day, hours, due } = arrivalWords(order);
  return (
    <main id="main" className="order-main">
      <PaperHead number={order.number} />
      <div
        className={classes(
          "progress edge-b",
          unpaid ? "is-unpaid" : "on-jam",
          unpaidStage === "lapsed" && "is-expired",
        )}
      >
        <div className="wrap">
          <ProgressHead invoice={order.invoice} />
          {thanks !== null && phase !== "failed" && <Thanks name={thanks} />}
          <div className="arrival">
            {unpaid && unpaidStage ? (
              <LazyUnpaid order={order} unpaid={unpaid} stage={unpaidStage} onChanged={onChanged} />
            ) : (
              <div>
                <small>{due}</small>
                <p className="display arrival-when">
                  <span>{day}</span> <em>{hours}</em>
                </p>
                <p className="arrival-says">
                  {headline}
                  <span className="text-small">Order id {order.number}</span>
                </p>
              </div>
            )}
            {hero && <Picture picture={hero} alt="" sizes="(max-width: 48em) 10rem, 24rem" eager />}
          </div>
        </div>
      </div>
      <div className="wrap order-body">
        {!unpaid && <StepBar steps={isFinal ? order.steps.filter(({ reached }) => reached) : order.steps} />}
        <div className="two-columns order-columns">
          <div className="two-columns-main">
            {(stale || !(unpaid || order.delivered)) && <StatusBox order={order} stale={stale} />}
            {(order.cakePhoto || photosTo || order.refunds.length > 0) && (
              <LazyOrderNotices order={order} photosTo={photosTo} onChanged={onChanged} />
            )}
            {phase === "delivered" && <Delivered order={order} onChanged={onChanged} />}
            <OrderItems lines={order.lines} isOwn={order.isOwn} />
            {order.gift && (
              <LazyGiftFacts
                gift={order.gift}
                status={order.status}
                receiver={order.receiver.name}
                isPickup={order.collectAt !== null}
              />
            )}
            {(unpaidStage ?? "open") === "open" && <PlanChanges order={order} open={changing.open} />}
          </div>
          <aside className="two-columns-side" aria-label="Delivery and price">
            <DeliveryDetails order={order} open={changing.open} />
            <OrderedPrice order={order} />
            {order.isOwn && order.invoice && phase !== "delivered" && (
              <LazyOrderAgain uuid={order.uuid} what={order.number} />
            )}
          </aside>
        </div>
      </div>
      {changing.dialog}
    </main>
  );
}

/** When it arrived, or until when it is promised. */
function arrivalWords({ status, deliveryOn, hours, arrivedAt, collectAt }: OrderProgressReply) {
  const { phase } = ORDER_STATUS[status];
  if (phase === "delivered" && arrivedAt !== null) {
    const at = new Date(arrivedAt);
    const due = collectAt ? "Picked up" : "Arrived";
    return { due, day: showDay(dayOf(at)), hours: `at ${showTime(at)}` };
  }
  const due = phase === "failed" ? "Was due" : collectAt ? "Ready By" : "Arriving By";
  return { due, day: showDay(deliveryOn), hours };
}

/** The shop's head on a printed order; hidden on screen. */
function PaperHead({ number }: { number: string }) {
  const { name, contact, legal } = useShop();
  return (
    <div className="order-paper wrap">
      <b>
        {name}, order {number}
      </b>
      {legal.company}, {legal.address}. {contact.phone}, {contact.email}. GSTIN {legal.gstin}
    </div>
  );
}

/** Breadcrumb and title; also shown while the order is loading. */
export function ProgressHead({ invoice = null }: { invoice?: string | null }) {
  return (
    <div className="progress-head">
      <Link className="round-button progress-back" to="/" aria-label="Back">
        <ArrowLeft className="icon" aria-hidden="true" />
      </Link>
      <h1>Orders</h1>
      {invoice && (
        <a className="btn btn-ghost btn-small progress-invoice" href={invoice} download>
          <FileDown className="icon" aria-hidden="true" />
          Invoice
        </a>
      )}
    </div>
  );
}

function DeliveryDetails({ order, open }: Pick<ComponentProps<typeof PlanChanges>, "order" | "open">) {
  const { receiver, option, collectAt, changes } = order;
  const { name, phone, address, pincode, addressType } = receiver;
  return (
    <section className="box order-receiver" aria-labelledby="delivery-details">
      <div className="headed">
        <h2 id="delivery-details">Delivery details</h2>
        {changes.receiver && (
          <ChangeButton
            {...{ order, open }}
            change="receiver"
            look="soft"
            size="small"
            aria-label="Edit delivery details"
          >
            <Pencil className="icon" aria-hidden="true" />
            Edit
          </ChangeButton>
        )}
      </div>
      {name === "" ? (
        <p className="muted order-receiver-more">
          {`Who received it was erased: ${RECEIVER_DAYS} days after the order ended, or with its customer's account.`}
        </p>
      ) : (
        <>
          <p>
            <b>{name}</b>
          </p>
          <p className="order-receiver-where">
            {collectAt ?? (address.includes(pincode) ? address : `${address}, ${pincode}`)}
          </p>
          <p className="nowrap">{phone}</p>
        </>
      )}
      <p className="text-small muted order-receiver-more">
        {collectAt ? "Collect it here" : addressType} · {OPTION_NAMES[option]}
      </p>
      {changes.receiver && (
        <p className="text-small muted order-receiver-more order-on-screen">
          Name, phone and address can change until the kitchen starts.
        </p>
      )}
    </section>
  );
}

function OrderedPrice({ order: { prices, option, paidBy } }: { order: OrderProgressReply }) {
  const { items, addOns, delivery, coins, total } = prices;
  const rows: [string, string, boolean][] = [
    ["Item Price", showMoney(items), false],
    ["Addons", showMoney(addOns), false],
    ["Total MRP", showMoney(plus(items, addOns)), false],
    [OPTION_NAMES[option], delivery === 0 ? "Free" : showMoney(delivery), delivery === 0],
  ];
  if (coins > 0) rows.push(["Coins Applied (₹1/coin)", `− ${showMoney(coins)}`, true]);
  if (paidBy) rows.push(["Payment Method", paidBy, false]);
  return (
    <section className="bill order-bill edge-b">
      <details open>
        <summary>
          <h2>Ordered Price</h2>
          <ChevronUp className="icon" aria-hidden="true" />
        </summary>
        <dl>
          {rows.map(([label, value, good]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={classes(good && "bill-free")}>{value}</dd>
            </div>
          ))}
          <div className="bill-total">
            <dt>Total Order</dt>
            <dd>{showMoney(total)}</dd>
          </div>
        </dl>
      </details>
    </section>
  );
}
