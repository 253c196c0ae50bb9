import { data, Link } from "react-router";
import { type CustomerView, getCustomer } from "../../../shop/back-office/get-customer.ts";
import { dayOf, showDay, showInstant } from "../../../shop/basics/india-time.ts";
import { showCount, showMoney } from "../../../shop/basics/money.ts";
import { MOST_CUSTOMER_ORDERS } from "../../../shop/orders/list-customer-orders.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { entryWords } from "../../rewards/entry-words.ts";
import { telHref } from "../../ui/tel-href.ts";
import { ComplaintList } from "../complaints/complaint-list.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { StatusTag } from "../status-tag.tsx";
import type { Route } from "./+types/customer.ts";
import "./customers.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  const customer = await getCustomer(context.get(servicesContext), { id: params.id, staff });
  if (!customer.ok) throw data(null, { status: 404 });
  return { customer: customer.value, mostOrders: MOST_CUSTOMER_ORDERS };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Customer");

/** One customer: how to reach them, their orders, coins and complaints. */
export default function CustomerPage({ loaderData: { customer, mostOrders } }: Route.ComponentProps) {
  const { name, email, orders, coins, complaints } = customer;
  return (
    <OfficePage back={{ to: "/admin/customers", label: "Customers" }} title={name || email}>
      <div className="customers-two">
        <section className="office-card" aria-labelledby="orders">
          <h2 id="orders">Orders</h2>
          {orders.newest.length === 0 && <p className="muted">None yet.</p>}
          <ol className="customers-orders">
            {orders.newest.map(({ id, number, status, deliveryOn, total }) => (
              <li key={id}>
                <Link className="link" to={`/admin/orders/${id}`}>
                  {number}
                </Link>
                <StatusTag status={status} />
                <span>{showDay(deliveryOn, true)}</span>
                <b>{showMoney(total)}</b>
              </li>
            ))}
          </ol>
          {orders.newest.length === mostOrders && (
            <p className="muted text-small">
              These are the newest {mostOrders}. The search finds the others by number, name or e-mail.
            </p>
          )}
        </section>
        <div>
          <Facts customer={customer} />
          <ComplaintList complaints={complaints} className="customers-rows" />
          <Coins coins={coins} />
        </div>
      </div>
    </OfficePage>
  );
}

function Facts({ customer }: { customer: CustomerView }) {
  const { email, emailVerified, phone, createdAt, addressCount, orders } = customer;
  return (
    <section className="office-card" aria-labelledby="facts">
      <h2 id="facts">About them</h2>
      <dl className="customers-facts">
        <dt>E-mail</dt>
        <dd>
          {email}
          {!emailVerified && <span className="muted">, not confirmed</span>}
        </dd>
        <dt>Phone</dt>
        <dd>
          {phone ? (
            <a className="link" href={telHref(phone)}>
              {phone}
            </a>
          ) : (
            "None"
          )}
        </dd>
        <dt>Customer since</dt>
        <dd>{showDay(dayOf(createdAt), true)}</dd>
        <dt>Paid orders</dt>
        <dd>
          {showCount(orders.count)}, worth {showMoney(orders.worth)} after refunds
        </dd>
        <dt>Saved addresses</dt>
        <dd>{showCount(addressCount)}</dd>
      </dl>
    </section>
  );
}

function Coins({ coins: { balance, newest } }: Pick<CustomerView, "coins">) {
  return (
    <section className="office-card" aria-labelledby="coins">
      <h2 id="coins">Coins</h2>
      <p>
        <b>{showCount(balance)}</b> to spend
      </p>
      <ul className="customers-rows">
        {newest.map(({ amount, reason, at }) => (
          <li key={`${reason} ${at.getTime()} ${amount}`}>
            <b>{amount > 0 ? `+${amount}` : `−${-amount}`}</b>
            <span>{entryWords(reason)}</span>
            <span className="muted text-small">{showInstant(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such customer." />;
}
