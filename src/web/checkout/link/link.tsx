import { useEffect, useState } from "react";
import { data, isRouteErrorResponse, useRevalidator } from "react-router";
import { showDay, showTime } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { requestsOf, titleOf } from "../../../shop/orders/rules/order-line.ts";
import { getLinkPage, type LinkPage, type OrderToPay } from "../../../shop/phone-orders/get-link-page.ts";
import { pollEvery } from "../../client-data/poll-every.ts";
import { clientNetwork } from "../../forms/read-form.ts";
import { PayButton } from "../../order/pay-button.tsx";
import { useReloadAt } from "../../order/use-reload-at.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { Note } from "../../ui/note.tsx";
import { telHref } from "../../ui/tel-href.ts";
import type { Route } from "./+types/link.ts";
import "../../ui/ticket.css";
import "./link.css";

/** Opened links per network, to prevent the guessing of tokens. */
const LOOKS = { max: 600, seconds: 10 * 60 };

/** Pause in ms between two checks whether the bank has answered. */
const ASK_EVERY = 5_000;

/** The page of a payment link: an order that staff took on the phone, to be paid without an account. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const key = `payment-link-look:${clientNetwork(request)}`;
  const { allowed } = await services.rateLimiter.take(key, LOOKS.max, LOOKS.seconds);
  if (!allowed) throw data(null, { status: 429 });
  const page = await getLinkPage(services, params);
  if (!page) throw data(null, { status: 404 });
  return { page, token: params.token };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Pay your order");

export default function LinkToPay({ loaderData: { page, token } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [isPaidHere, setPaidHere] = useState(false);
  const state = page.state === "open" && isPaidHere ? "with bank" : page.state;

  useEffect(
    () => (state === "with bank" ? pollEvery(ASK_EVERY, revalidate) : undefined),
    [state, revalidate],
  );

  if (!("order" in page)) return <Ended page={page} />;
  const onPaid = () => setPaidHere(true);
  return <ToPay order={page.order} isWithBank={state === "with bank"} {...{ token, onPaid }} />;
}

type ToPayProps = { order: OrderToPay; token: string; isWithBank: boolean; onPaid: () => void };

function ToPay({ order, token, isWithBank, onPaid }: ToPayProps) {
  const { charges, until, number } = order;
  const { revalidate } = useRevalidator();
  const { name: shopName } = useShop();
  const pay = async () => {
    const { payLink } = await import("./pay-link.ts");
    const problem = await payLink({ token, shopName, description: `Order ${number}` });
    if (problem === null) onPaid();
    return problem;
  };
  useReloadAt(isWithBank ? null : until.toISOString(), revalidate);
  return (
    <div className="two-columns">
      <div className="two-columns-main">
        <div>
          <h1>Pay your order</h1>
          <p className="paylink-lead">You ordered it on the phone. It is placed as soon as it is paid.</p>
        </div>
        <section className="box" aria-labelledby="delivery">
          <h2 id="delivery">
            {showDay(order.deliveryOn)}, {order.hours}
          </h2>
          <p>
            {OPTION_NAMES[order.option]}, {order.option === "pickup" ? "collected by" : "for"}{" "}
            {order.firstName}
            {order.option !== "pickup" && ` in ${order.pincode}`}
          </p>
        </section>
        <Items order={order} />
      </div>
      <div className="two-columns-side">
        <section className="bill edge-b" aria-labelledby="total">
          <h2 id="total">To pay</h2>
          <dl>
            <div>
              <dt>Items</dt>
              <dd>{showMoney(charges.items)}</dd>
            </div>
            <div>
              <dt>{OPTION_NAMES[order.option]}</dt>
              <dd>{charges.delivery === 0 ? "Free" : showMoney(charges.delivery)}</dd>
            </div>
            <div className="bill-total">
              <dt>Total</dt>
              <dd>{showMoney(charges.total)}</dd>
            </div>
          </dl>
          {isWithBank ? (
            <p role="status">
              We have not heard from your bank yet. <b>Please do not pay again.</b> This page changes by
              itself.
            </p>
          ) : (
            <div className="paylink-act">
              <PayButton total={charges.total} pay={pay} onChanged={revalidate} wide />
              <p className="text-small">
                We hold this delivery time until <b className="nowrap">{showTime(until)}</b>. Then this link
                ends, and nothing is charged.
              </p>
              <noscript>
                <p>The payment window needs JavaScript. Please allow it for this page, or call us.</p>
              </noscript>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

function Items({ order }: { order: OrderToPay }) {
  return (
    <section className="box" aria-labelledby="items">
      <h2 id="items">Items</h2>
      <ul className="paylink-items">
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <li key={index}>
            <span>
              <b>{titleOf(line)}</b>
              <span className="muted text-small">Qty: {line.quantity}</span>
              {requestsOf(line).map(({ label, text }) => (
                <span className="muted text-small" key={label}>
                  {label}: <bdi>{text}</bdi>
                </span>
              ))}
            </span>
            <b>{showMoney(line.totalPaise)}</b>
          </li>
        ))}
      </ul>
      <p className="muted text-small">Order id {order.number}</p>
    </section>
  );
}

/** The page of a link that is paid or expired. It shows nothing of the order. */
function Ended({ page }: { page: Exclude<LinkPage, { order: OrderToPay }> }) {
  const { contact } = useShop();
  if (page.state === "paid")
    return (
      <div className="alone alone-tall" role="status">
        <Note as="h1" title="Paid. The order is placed.">
          Its confirmation and invoice go by e-mail to whoever ordered it. Order id {page.number}. This link
          is used up.
        </Note>
      </div>
    );
  return (
    <div className="alone alone-tall">
      <Note
        as="h1"
        title={page.state === "cancelled" ? "This order was cancelled." : "This link has ended."}
        action={
          <a className="btn" href={telHref(contact.phone)}>
            Call {contact.phone}
          </a>
        }
      >
        {page.state === "cancelled"
          ? "It was paid, and cancelled later. A mail to whoever ordered it says what is paid back."
          : "The order was not paid in time, or it was cancelled. Money that you paid for it comes back by itself. Call us, and we take the order again."}
      </Note>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="alone alone-tall">
      <Note
        as="h1"
        kind={isMissing ? "empty" : "error"}
        title={isMissing ? "There is no such payment link." : "This page could not be loaded."}
      >
        {isMissing
          ? "Please check that the whole link was copied."
          : "Please open the link again in a moment. If you have paid, please do not pay again: your payment counts."}
      </Note>
    </div>
  );
}
