import type { Day } from "../../src/shop/basics/india-time.ts";
import type { PlannedOrder } from "./plan-orders.ts";
import type { Story } from "./tell-story.ts";

const MINUTE = 60_000;

/** How many orders at least the board shows in each of these statuses. */
const LEAST = { ready: 2, preparing: 3, placed: 1 };
/** How long ago these orders were begun and finished, in minutes. */
const BEGUN = { ready: 75, preparing: 20 };
const FINISHED = 12;
/** An order that was accepted less long ago is not begun yet, in minutes. */
const ACCEPTED = 80;

type DemoOrder = { order: NonNullable<PlannedOrder>; story: Story };

/**
 * Fills every column of a kitchen's board at any hour: at night, its next orders are begun early. The newest order is not
 * accepted yet.
 */
export function setBoard(
  demoOrders: readonly DemoOrder[],
  { kitchenId, today, now }: { kitchenId: string; today: Day; now: Date },
): DemoOrder[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  const ofBoard = demoOrders.filter(({ order }) => order.kitchen.id === kitchenId && order.slot.on >= today);
  const missing = (status: "ready" | "preparing") =>
    Math.max(0, LEAST[status] - ofBoard.filter(({ story }) => story.status === status).length);
  const waiting = ofBoard.filter(({ story }) => story.status === "accepted");
  const begun = waiting
    .filter(({ story }) => (story.events.at(-1)?.at ?? now) < ago(ACCEPTED))
    .sort((first, second) => first.story.endsAt.getTime() - second.story.endsAt.getTime());
  const step = (status: "preparing" | "ready", minutes: number) => ({
    ...{ at: ago(minutes), status, by: "kitchen" as const, note: "" },
  });
  const changed = new Map<DemoOrder, Story>();
  for (const row of begun.splice(0, missing("ready"))) {
    const events = [...row.story.events, step("preparing", BEGUN.ready), step("ready", FINISHED)];
    changed.set(row, { ...row.story, events, status: "ready" });
  }
  for (const row of begun.splice(0, missing("preparing"))) {
    const events = [...row.story.events, step("preparing", BEGUN.preparing)];
    changed.set(row, { ...row.story, events, status: "preparing" });
  }
  // Planned orders are sorted by the time at which they were placed.
  for (const row of waiting.filter((candidate) => !changed.has(candidate)).slice(-LEAST.placed)) {
    changed.set(row, { ...row.story, events: row.story.events.slice(0, -1), status: "placed" });
  }
  return demoOrders.map((row) => ({ ...row, story: changed.get(row) ?? row.story }));
}
