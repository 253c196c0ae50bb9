import Gift from "lucide-react/icons/gift";
import { useRef } from "react";
import { Form, Link, useLocation } from "react-router";
import { type Day, showDay } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { heldUntil } from "../../../shop/checkout/rules/payment-times.ts";
import type { SoldWindow } from "../../../shop/delivery/delivery.reads.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import type { OfficeOrder } from "../../../shop/orders/office-list/list-office-orders.ts";
import { EGG_WORDS, eggOf, isAddOn, titleOf } from "../../../shop/orders/rules/order-line.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { FillBar } from "../fill-bar.tsx";
import { KeysHint } from "../list/keyed-list.tsx";
import { useListKeys } from "../list/use-list-keys.ts";
import { minutesLeft } from "../minutes-left.ts";
import { StatusTag } from "../status-tag.tsx";
import { orderHref } from "./list-query.ts";
import "./order-table.css";

/** An order with who drives it, in words. */
type ListedOrder = OfficeOrder & { driver: string };

type List = {
  rows: ListedOrder[];
  /** The shown day, whose orders are grouped by slot. */
  on: Day | null;
  sold: SoldWindow[];
  mayAccept: boolean;
  now: Date;
  /** The filters of the list, for the pages of its orders. */
  query: string;
};

/** The rows of the list, by slot if they are of one day. Cards on a phone. */
export function OrderTable({ list: { rows, on, sold, mayAccept, now, query } }: { list: List }) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const busy = useIntent() === "accept";
  const keys = useListKeys(form);
  const { chosen } = keys;
  const withPhone = rows.some(({ phone }) => phone !== "");
  const withTotal = rows.some(({ total }) => total !== null);
  const columns = 7 + Number(withPhone) + Number(withTotal) + Number(mayAccept);
  return (
    <Form method="post" action={`/admin/orders${search}`} ref={form} className="list-form" preventScrollReset>
      <table className="list-table">
        <thead>
          <tr>
            {mayAccept && (
              <th scope="col">
                <span className="sr-only">Choose</span>
              </th>
            )}
            <th scope="col">Order</th>
            <th scope="col">Status</th>
            <th scope="col">Receiver</th>
            {withPhone && (
              <th scope="col" className="list-phone">
                Phone
              </th>
            )}
            <th scope="col">Items</th>
            <th scope="col">Area</th>
            <th scope="col" className="list-kitchen">
              {on ? "Kitchen" : "Day and kitchen"}
            </th>
            <th scope="col" className="list-kitchen">
              Rider
            </th>
            {withTotal && (
              <th scope="col" className="list-total">
                Total
              </th>
            )}
          </tr>
        </thead>
        {groupsOf(rows, on).map(({ key, first, orders }) => (
          <tbody key={key}>
            {on && (
              <tr className="list-slot">
                <th scope="rowgroup" colSpan={columns}>
                  <SlotHead order={first} orders={orders} sold={sold} />
                </th>
              </tr>
            )}
            {orders.map((order) => (
              <Row
                key={order.uuid}
                order={order}
                isOneDay={on !== null}
                {...{ mayAccept, withPhone, withTotal, now, query }}
              />
            ))}
          </tbody>
        ))}
      </table>
      {mayAccept && chosen > 0 && (
        <section className="list-chosen" aria-label="Chosen orders">
          <span>{chosen} chosen</span>
          <Button type="submit" name="intent" value="accept" look="gold" size="small" busy={busy}>
            {busy ? "Accepting..." : "Accept the new ones"}
          </Button>
          <Button type="reset" look="soft" size="small">
            Clear
          </Button>
        </section>
      )}
      <KeysHint keys={keys} row="order, also on its page" maySelect={mayAccept} />
    </Form>
  );
}

type Group = { key: string; first: ListedOrder; orders: ListedOrder[] };

/** Groups by slot. The orders are already sorted by slot. */
function groupsOf(rows: ListedOrder[], on: Day | null): Group[] {
  const keyOf = (order: ListedOrder) => (on ? `${order.slotLabel} ${order.option}` : "");
  return [...Map.groupBy(rows, keyOf)].flatMap(([key, orders]) =>
    orders[0] ? [{ key, first: orders[0], orders }] : [],
  );
}

function SlotHead({
  order,
  orders,
  sold,
}: {
  order: ListedOrder;
  orders: ListedOrder[];
  sold: SoldWindow[];
}) {
  const window = sold.find(
    ({ option, startMinute }) => option === order.option && startMinute === order.startMinute,
  );
  const delivered = orders.filter(({ status }) => status === "delivered").length;
  return (
    <span className="list-slot-head">
      {order.option === "express" ? (
        // Each of its orders has hours of its own, in its row.
        <b>{OPTION_NAMES.express}</b>
      ) : (
        <>
          <b>{slotWords(order.slotLabel)}</b> <span>{OPTION_NAMES[order.option]}</span>
        </>
      )}
      {window && (
        <span className="list-fill">
          <FillBar sold={window.sold} capacity={window.capacity} />
          <b>
            {window.sold} of {window.capacity}
          </b>{" "}
          {window.sold >= window.capacity ? "full" : `${window.capacity - window.sold} places left`}
        </span>
      )}
      {delivered > 0 && <span>{delivered} delivered</span>}
    </span>
  );
}

type RowProps = {
  order: ListedOrder;
  isOneDay: boolean;
  mayAccept: boolean;
  withPhone: boolean;
  withTotal: boolean;
  now: Date;
  query: string;
};

function Row({ order, isOneDay, mayAccept, withPhone, withTotal, now, query }: RowProps) {
  const heldTo = order.unpaid && heldUntil(order.unpaid);
  const { uuid, number, status, isLate, name, phone, area, kitchen, isGift, total } = order;
  const { workOn, option, hours } = order;
  return (
    <tr data-list-row>
      {mayAccept && (
        <td className="list-choose">
          <input type="checkbox" name="id" value={uuid} aria-label={`Choose ${number}`} />
        </td>
      )}
      <th scope="row">
        <Link className="link" to={orderHref(uuid, query)}>
          {number}
        </Link>
      </th>
      <td className="list-status">
        <StatusTag status={status} />
        {isLate && <span className="list-late">Late</span>}
        {isOneDay && option === "express" && <span className="text-small">{hours}</span>}
        {heldTo && (
          <span className="muted text-small">{heldTo > now ? minutesLeft(heldTo, now) : "Expiring"}</span>
        )}
        {isGift && <Gift className="icon" role="img" aria-label="Gift" />}
      </td>
      <td className="list-name">{name || <span className="muted">Name erased</span>}</td>
      {withPhone && (
        <td className="list-phone">{phone && <a href={`tel:${phone}`}>{shownPhone(phone)}</a>}</td>
      )}
      <td className="list-items">
        <Items lines={order.lines} />
      </td>
      <td className="list-area">{area}</td>
      <td className="list-kitchen">
        {!isOneDay && (
          <span>
            {showDay(workOn)}, {hours}
          </span>
        )}{" "}
        {kitchen}
      </td>
      <td className="list-kitchen list-rider">{order.driver}</td>
      {withTotal && <td className="list-total">{total !== null && showMoney(total)}</td>}
    </tr>
  );
}

/** The items to make, in a line or two; add-ons as a number. */
function Items({ lines }: Pick<OfficeOrder, "lines">) {
  const addOns = lines.filter(isAddOn).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ul>
      {lines
        .filter((line) => !isAddOn(line))
        .map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cake may be there twice, with other messages
          <li key={position}>
            {line.quantity > 1 && <b>{line.quantity} × </b>}
            {titleOf(line)}
            {eggOf(line) === "eggless" && <span className="office-egg">{EGG_WORDS.eggless}</span>}{" "}
            {line.message && <q dir="auto">{line.message}</q>}
          </li>
        ))}
      {addOns > 0 && (
        <li className="muted">
          {addOns} {addOns === 1 ? "add-on" : "add-ons"}
        </li>
      )}
    </ul>
  );
}

/** `98765 43210` of an Indian number; others as they are. */
function shownPhone(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, "$1 $2");
}
