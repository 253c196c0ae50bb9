import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { type Paise, showMoney } from "../../../shop/basics/money.ts";
import { MOST_RESENT } from "../../../shop/orders/rules/most-resent.ts";
import { eggWordsOf, type PricelessLine, titleOf } from "../../../shop/orders/rules/order-line.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { LazyPhotoPrints } from "../../photos/lazy-photo-prints.tsx";
import { Button } from "../../ui/button.tsx";
import { telHref } from "../../ui/tel-href.ts";
import { type IcedLine, LineRequests } from "../line-requests.tsx";

type ItemsProps = {
  uuid: string;
  lines: (PricelessLine & { totalPaise: Paise | null } & IcedLine)[];
  /** The form that corrects the message of a line, where there is one. */
  editMessage?: (line: number) => ReactNode;
};

export function Items({ uuid, lines, editMessage }: ItemsProps) {
  const hasPhotos = lines.some(({ photos }) => photos.length > 0);
  return (
    <section className="office-card" aria-labelledby="items">
      <h2 id="items">Items</h2>
      <ul className="sheet-items">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an add-on may be there twice, with other answers
          <li key={index}>
            <div>
              <b>
                {line.quantity} × {titleOf(line)}
              </b>
              {eggWordsOf(line) && <span className="office-egg">{eggWordsOf(line)}</span>}
              {line.customised && <span className="office-egg">Customised</span>}
              {line.parts.length > 0 && <span>In it: {line.parts.join("; ")}</span>}
              <LineRequests line={line} />
              {line.photos.length > 0 && <LazyPhotoPrints photos={line.photos} />}
              <span className="muted text-small sheet-flavour">
                {[line.flavour, line.sku].filter(Boolean).join(", ")}
              </span>
              {editMessage?.(index)}
            </div>
            {line.totalPaise !== null && <b>{showMoney(line.totalPaise)}</b>}
          </li>
        ))}
      </ul>
      {hasPhotos && (
        <p className="sheet-papers">
          <a
            className="link"
            href={`/api/admin/orders/${uuid}/photo-sheet.pdf`}
            target="_blank"
            rel="noopener"
          >
            Print the photos in their true size (PDF)
          </a>
        </p>
      )}
    </section>
  );
}

type ReceiverProps = Pick<OrderStory, "receiver" | "gift"> & {
  /** The form that changes them; null for none. */
  edit: ReactNode;
};

export function Receiver({ receiver: { name, area, address, phones }, gift, edit }: ReceiverProps) {
  return (
    <section className="office-card" aria-labelledby="receiver">
      <h2 id="receiver">Receiver</h2>
      <address>
        <b>{name || "Name erased"}</b>
        {address && <span>{address}</span>}
        <span>{area}</span>
        {phones?.map((phone, index) => (
          <a className="link" key={phone} href={telHref(phone)}>
            {gift?.callsBuyer && index === 0 ? "Buyer: " : ""}
            {phone}
          </a>
        ))}
        {address !== null && phones === null && (
          <span className="muted text-small">The number is shown on the day of the delivery.</span>
        )}
      </address>
      {edit}
    </section>
  );
}

type MoneyProps = { uuid: string; money: NonNullable<OrderStory["money"]> };

export function Money({ uuid, money }: MoneyProps) {
  const { charges, payment, refunds } = money;
  return (
    <section className="office-card" aria-labelledby="money">
      <h2 id="money">Payment</h2>
      <dl className="sheet-facts">
        <dt>Items</dt>
        <dd>{showMoney(charges.items)}</dd>
        <dt>Add-ons</dt>
        <dd>{showMoney(charges.addOns)}</dd>
        <dt>Delivery</dt>
        <dd>{showMoney(charges.delivery)}</dd>
        <dt>Coins spent</dt>
        <dd>{charges.coins}</dd>
        <dt>Total</dt>
        <dd>
          <b>{showMoney(charges.total)}</b>
        </dd>
        <dt>Payment</dt>
        <dd>{[payment.status, payment.method].filter(Boolean).join(", ")}</dd>
        {payment.settledAt && (
          <>
            <dt>Settled</dt>
            <dd>{showInstant(new Date(payment.settledAt))}</dd>
          </>
        )}
        <dt>The provider’s order</dt>
        <dd className="sheet-id">{payment.gatewayOrderId ?? "none"}</dd>
        <dt>The provider’s payment</dt>
        <dd className="sheet-id">{payment.gatewayPaymentId ?? "none"}</dd>
      </dl>
      {payment.settledAt && (
        <p className="sheet-papers">
          <a className="link" href={`/api/orders/${uuid}/invoice.pdf`} download>
            Invoice
          </a>
          <a className="link" href={`/orders/${uuid}`}>
            As the customer sees it
          </a>
        </p>
      )}
      <h3>Refunds</h3>
      <Refunds refunds={refunds} />
    </section>
  );
}

/** The refunds of an order. Staff see them before they refund it again. */
export function Refunds({ refunds }: Pick<NonNullable<OrderStory["money"]>, "refunds">) {
  if (refunds.length === 0) return <p className="muted">None.</p>;
  return (
    <ul className="sheet-list">
      {refunds.map((refund) => (
        <li key={refund.id}>
          <b>{showMoney(refund.amount)}</b> {refund.stage}
          <span className="muted text-small">{showInstant(new Date(refund.requestedAt))}</span>
          <span>{refund.reason}</span>
          <span className="sheet-id">{refund.gatewayRefundId ?? "The provider has not answered yet"}</span>
        </li>
      ))}
    </ul>
  );
}

type CustomerProps = { customer: NonNullable<OrderStory["customer"]>; resent: OrderStory["resent"] };

export function Customer({ customer: { id, name, email }, resent }: CustomerProps) {
  const isBusy = useIntent() === "resend";
  return (
    <section className="office-card" aria-labelledby="customer">
      <h2 id="customer">Customer</h2>
      {name && <b>{name}</b>}
      <p className="sheet-id">
        {id ? (
          <Link className="link" to={`/admin/customers/${id}`}>
            {email}
          </Link>
        ) : (
          "Account erased"
        )}
      </p>
      {resent !== null && resent < MOST_RESENT && (
        <Form method="post" className="sheet-resend" preventScrollReset>
          <input type="hidden" name="resent" value={resent} />
          <Button type="submit" look="soft" name="intent" value="resend" busy={isBusy}>
            Send the confirmation again
          </Button>
          <span className="muted text-small">With the bill and the link to the invoice.</span>
        </Form>
      )}
      {resent !== null && resent >= MOST_RESENT && (
        <p className="muted text-small">The confirmation was sent {MOST_RESENT} more times.</p>
      )}
    </section>
  );
}
