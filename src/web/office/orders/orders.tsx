import Download from "lucide-react/icons/download";
import Phone from "lucide-react/icons/phone";
import { redirect } from "react-router";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { addDays, type Day, dayOf, showDay } from "../../../shop/basics/india-time.ts";
import { showCount, showMoney } from "../../../shop/basics/money.ts";
import { listSoldOn } from "../../../shop/delivery/delivery.reads.ts";
import { BOOKING_DAYS } from "../../../shop/delivery/rules/booking-range.ts";
import { listOfficeOrders, type OfficeOrders } from "../../../shop/orders/office-list/list-office-orders.ts";
import { OrderListKey } from "../../../shop/orders/office-list/order-list.inputs.ts";
import { MOST_COUNTED, MOST_LISTED_DAYS } from "../../../shop/orders/rules/order-list-range.ts";
import { listViews } from "../../../shop/saved-views/saved-views.reads.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { CursorPager, EmptyPage } from "../pager.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/orders.ts";
import { DayNav } from "./day-nav.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { listHref } from "./list-url.ts";
import { OrderTable } from "./order-table.tsx";
import { answerOrders } from "./orders-action.ts";
import { listChoices, meaningfulQuery, queryOfTyped, readFilter } from "./read-list.server.ts";
import { ViewBar } from "./view-bar.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import "./orders.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const url = new URL(request.url);
  const choices = await listChoices(services);
  const typed = queryOfTyped(url.searchParams, choices);
  if (typed) throw redirect(listHref(typed));
  const today = dayOf(services.clock());
  const filter = readFilter(url.searchParams, today);
  const cursor = readCursor(url, OrderListKey);
  const { rows, days, sums, before, after } = await listOfficeOrders(services, { filter, staff, cursor });
  const on = days && days.from === days.to ? days.from : null;
  const sold = on ? await listSoldOn(services, { on, kitchenId: filter.kitchenId }) : [];
  return {
    ...{ rows, days, on, sums, before, after, sold, today, choices, text: filter.text },
    now: services.clock(),
    query: meaningfulQuery(url.searchParams, filter).toString(),
    isFirst: cursor === null,
    views: await listViews(services, { staff }),
    mayShare: may(staff.roles, "share views"),
    mayAccept: may(staff.roles, "accept orders"),
    mayExport: may(staff.roles, "export orders"),
    mayTake: may(staff.roles, "take phone orders"),
    seesCustomers: may(staff.roles, "see customers"),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerOrders(context.get(servicesContext), { context, request, staff: context.get(staffContext) });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? titleOf(loaderData) : "Orders");

/** Orders of a day by slot, or those that match a filter. */
export default function OrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, on, sums, before, after, today, query, isFirst, mayExport, views } = loaderData;
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
          {mayExport && sums.many > 0 && <ExportLinks query={query} />}
        </>
      }
    >
      <p className="orders-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      <ViewTabs
        query={params}
        saved={views}
        seesCustomers={loaderData.seesCustomers}
        lastDay={addDays(today, BOOKING_DAYS)}
      />
      <FilterBar query={params} choices={loaderData.choices} isOneDay={on !== null} />
      <ViewBar query={params} saved={views} mayShare={loaderData.mayShare} answer={actionData} />
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

function ExportLinks({ query }: { query: string }) {
  const href = (format: string) => `/admin/orders/export?${query ? `${query}&` : ""}format=${format}`;
  return (
    <>
      {(["csv", "xlsx"] as const).map((format) => (
        <LinkButton key={format} to={href(format)} look="soft" size="small" reloadDocument>
          <Download className="icon" aria-hidden="true" />
          <span className="sr-only">Export as </span>
          {format === "csv" ? "CSV" : "Excel"}
        </LinkButton>
      ))}
    </>
  );
}

function NoOrders({ query }: { query: URLSearchParams }) {
  const isFiltered = ["status", "option", "slot", "kitchen", "q"].some((name) => query.has(name));
  if (isFiltered) {
    return (
      <Note
        title="No order fits."
        action={
          <LinkButton
            to={listHref(query, { status: null, option: null, slot: null, kitchen: null, q: null })}
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
