import Phone from "lucide-react/icons/phone";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { addDays, type Day, dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { showCount, showMoney } from "../../../shop/basics/money.ts";
import { listSoldOn } from "../../../shop/delivery/delivery.reads.ts";
import { listOfficeOrders, type OfficeOrders } from "../../../shop/orders/office-list/list-office-orders.ts";
import { OrderListKey } from "../../../shop/orders/office-list/order-list.inputs.ts";
import { MOST_COUNTED, MOST_LISTED_DAYS } from "../../../shop/orders/rules/order-list-range.ts";
import { orderRuns } from "../../../shop/runs/runs-of-orders.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { ExportLinks } from "../list/export-links.tsx";
import { ListHead } from "../list/list-head.tsx";
import { openList } from "../list/show-list.server.ts";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import { runWords } from "../run-words.server.ts";
import type { Route } from "./+types/orders.ts";
import { DayNav } from "./day-nav.tsx";
import { listHref } from "./list-url.ts";
import { OrderTable } from "./order-table.tsx";
import { answerOrders } from "./orders-action.ts";
import { readFilter, readOrdersList } from "./read-list.server.ts";
import "./orders.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const today = dayOf(services.clock());
  const seesCustomers = may(staff.roles, "see customers");
  const ordersList = await readOrdersList(services, { today, seesCustomers });
  const { query, list } = await openList(services, ordersList, { url, staff });
  const filter = readFilter(query, today);
  const cursor = readCursor(url, OrderListKey);
  const { rows, days, sums, before, after } = await listOfficeOrders(services, {
    ...{ filter, staff, cursor, runs: orderRuns(services, filter.rider) },
  });
  const on = days && days.from === days.to ? days.from : null;
  const sold = on ? await listSoldOn(services, { on, kitchenId: filter.kitchenId }) : [];
  return {
    rows: rows.map((order) => ({ ...order, driver: runWords(order) })),
    ...{ list, days, on, sums, before, after, sold, today, text: filter.text },
    now: services.clock(),
    query: query.toString(),
    isFirst: cursor === null,
    mayAccept: may(staff.roles, "accept orders"),
    mayTake: may(staff.roles, "take phone orders"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerOrders(context.get(servicesContext), { context, request, staff: context.get(staffContext) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? titleOf(loaderData) : "Orders");

/** Orders of a day by slot, or those that match a filter. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, list, on, sums, before, after, today, query, isFirst } = loaderData;
  const params = new URLSearchParams(query);
  return (
    <OfficePage
      title={titleOf(loaderData)}
      lead={[on ? nearnessOf(on, today) : "", sumOf(sums)].join(" ")}
      actions={
        <>
          {on && <DayNav on={on} today={today} query={params} />}
          {loaderData.mayTake && (
            <LinkButton to="/admin/orders/new" look="soft" size="small">
              <Phone className="icon" aria-hidden="true" />
              Phone order
            </LinkButton>
          )}
          {sums.many > 0 && <ExportLinks files={list.files} />}
        </>
      }
    >
      <ListHead list={list} title="Filter the orders" submit="Show orders" answer={actionData} />
      {rows.length > 0 ? (
        <OrderTable list={loaderData} />
      ) : isFirst ? (
        <NoOrders query={params} />
      ) : (
        <EmptyPage firstHref={listHref(params)} />
      )}
      <CursorPager href={listHref(params)} before={before} after={after} />
    </OfficePage>
  );
}

function NoOrders({ query }: { query: URLSearchParams }) {
  const isFiltered = ["status", "option", "slot", "kitchen", "rider", "q"].some((name) => query.has(name));
  if (isFiltered) {
    return (
      <Note
        title="No orders match these filters."
        action={
          <LinkButton
            to={listHref(query, {
              status: null,
              option: null,
              slot: null,
              kitchen: null,
              rider: null,
              q: null,
            })}
            look="soft"
          >
            Clear filters
          </LinkButton>
        }
      >
        A text is searched in the days that are shown. Without a day, orders are found by the beginning of
        name, phone or e-mail, and by the end of their number.
      </Note>
    );
  }
  return (
    <Note title="No orders for this day.">
      Paid orders appear here as soon as their payment has come. Those for midnight stand on the evening
      before.
    </Note>
  );
}

function titleOf({ on, days, text }: { on: Day | null; days: OfficeOrders["days"]; text: string }): string {
  if (on) return `Orders of ${showDay(on)}`;
  return days ? `Orders, ${showDay(days.from)} to ${showDay(days.to)}` : `Orders: “${text}”`;
}

function nearnessOf(on: Day, today: Day): string {
  if (on === today) return "Today.";
  if (on === addDays(today, 1)) return "Tomorrow.";
  return on === addDays(today, -1) ? "Yesterday." : "";
}

function sumOf({ many, cancelled, worth }: OfficeOrders["sums"]): string {
  if (many > MOST_COUNTED)
    return `More than ${showCount(MOST_COUNTED)} orders, of ${MOST_LISTED_DAYS} days at most.`;
  const orders = `${showCount(many)} ${many === 1 ? "order" : "orders"}`;
  const without = cancelled > 0 ? `, ${cancelled} of them cancelled` : "";
  return `${orders}${without}.${worth === null ? "" : ` ${showMoney(worth)} in all.`}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
