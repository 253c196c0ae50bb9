import { type Day, instant } from "../../src/shop/basics/india-time.ts";
import type { deliveryReports } from "../../src/shop/orders/handover/delivery-reports.tables.ts";
import { workDayOf } from "../../src/shop/orders/rules/order-visibility.ts";
import type { runStops, runs } from "../../src/shop/runs/runs.tables.ts";
import type { DemoStaff } from "./demo-staff.ts";
import { uuidOf } from "./past-customers.ts";
import type { PlannedOrder } from "./plan-orders.ts";
import type { Story } from "./tell-story.ts";

const STOPS = { delivered: 2, open: 6 };
const LEAVES_AT = 8 * 60;
/** The statuses in which an order is on a run and not closed. */
const OPEN = new Set(["accepted", "preparing", "ready", "shipped", "out for delivery"]);

type Booked = { order: NonNullable<PlannedOrder>; story: Story };

/** Today's run of the demo's rider from one kitchen: the last stops that are closed, and the next ones. */
export function runRows(
  booked: readonly Booked[],
  { kitchenId, today, now, staff }: { kitchenId: string; today: Day; now: Date; staff: DemoStaff },
) {
  const driven = booked
    .filter(({ order: { kitchen, slot } }) => {
      const time = { deliveryOn: slot.on, deliveryOption: slot.option, ...slot };
      return kitchen.id === kitchenId && slot.option !== "pickup" && workDayOf(time) === today;
    })
    .sort((first, second) => first.story.endsAt.getTime() - second.story.endsAt.getTime());
  const closed = driven.filter(({ story }) => story.status === "delivered");
  const open = driven.filter(({ story }) => OPEN.has(story.status)).slice(0, STOPS.open);
  // In the late evening, everything of today is delivered.
  const stops = [...closed.slice(-(STOPS.delivered + STOPS.open - open.length)), ...open];
  const run = { id: `run_demo_${today}`, day: today, nth: 1, riderId: staff.rider.id };
  const createdAt = new Date(Math.min(instant(today, LEAVES_AT).getTime(), now.getTime()));
  const reports = stops.flatMap(({ order, story }): (typeof deliveryReports.$inferInsert)[] => {
    const at = story.events.at(-1)?.at ?? now;
    if (story.status !== "delivered") return [];
    return [
      {
        ...{ id: uuidOf(`report ${order.key}`), orderId: order.id, result: "delivered", proof: "code" },
        ...{ tappedAt: at, receivedAt: at, by: "rider", actorId: staff.rider.id },
      },
    ];
  });
  return {
    runs: [{ ...run, createdAt }] satisfies (typeof runs.$inferInsert)[],
    stops: stops.map(({ order }, position) => ({
      orderId: order.id,
      runId: run.id,
      position,
    })) satisfies (typeof runStops.$inferInsert)[],
    reports,
  };
}
