import { z } from "zod";
import { addDays, type Day, dayOf, parseDay, showDay } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { listDay, type WorkDay } from "../../../shop/orders/list-day.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { EmptyPage, Pager } from "../pager.tsx";
import { withIcing } from "../with-icing.server.ts";
import type { Route } from "./+types/day.ts";
import { DayBar, DayNav } from "./day-bar.tsx";
import { dayHref } from "./day-href.ts";
import { DaySlots } from "./day-slots.tsx";
import "./day.css";

const Query = z.object({
  on: z.string().transform(parseDay).catch(null),
  kitchen: z.string().min(1).max(40).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const query = Query.parse(Object.fromEntries(new URL(request.url).searchParams));
  const today = dayOf(services.clock());
  const on = query.on ?? today;
  const work = await listDay(services, {
    on,
    staff: context.get(staffContext),
    kitchenId: query.kitchen,
    page: query.page,
  });
  const slots = work.slots.map((slot) => ({
    ...slot,
    orders: slot.orders.map((order) => ({ ...order, lines: order.lines.map(withIcing) })),
  }));
  return { today, kitchen: query.kitchen, work, slots };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Orders of ${showDay(loaderData.work.on)}` : "Orders");

/** The orders of a day by slot: what to make and deliver. */
export default function DayPage({ loaderData: { today, kitchen, work, slots } }: Route.ComponentProps) {
  const { on, total, page, pages } = work;
  return (
    <OfficePage
      title={`Orders of ${showDay(on)}`}
      lead={[nearnessOf(on, today), sumOf(work)].join(" ")}
      actions={<DayNav on={on} today={today} kitchen={kitchen} />}
    >
      <DayBar on={on} kitchen={kitchen} kitchens={work.kitchens} />
      {total === 0 ? (
        <Note title="No orders for this day.">
          Paid orders appear here as soon as their payment has come. Those for midnight stand on the evening
          before.
        </Note>
      ) : slots.length === 0 ? (
        <EmptyPage firstHref={dayHref({ on, kitchen })} />
      ) : (
        <DaySlots slots={slots} kitchens={kitchen === null ? work.kitchens : []} />
      )}
      <Pager page={page} pages={pages} hrefOf={(target) => dayHref({ on, kitchen, page: target })} />
    </OfficePage>
  );
}

function nearnessOf(on: Day, today: Day): string {
  if (on === today) return "Today.";
  if (on === addDays(today, 1)) return "Tomorrow.";
  return on === addDays(today, -1) ? "Yesterday." : "";
}

function sumOf({ total, cancelled, worth }: WorkDay): string {
  const orderCount = `${total} ${total === 1 ? "order" : "orders"}`;
  const without = cancelled > 0 ? `, ${cancelled} of them cancelled` : "";
  return `${orderCount}${without}.${worth === null ? "" : ` ${showMoney(worth)} in all.`}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
