import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { dayOf, showInstant, showTime } from "../../../shop/basics/india-time.ts";
import { keysOf } from "../../../shop/basics/record-of.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../../shop/orders/rules/order-status.ts";
import { STAFF_STATUS, type TrackStage } from "../../../shop/orders/rules/staff-status.ts";

/** One step of an order's track: reached at `at` by `who`, or due by `by`. */
export type TrackStep = {
  label: string;
  state: "done" | "now" | "next" | "failed";
  at: Date | null;
  by: Date | null;
  who: string | null;
};

/** A step in words, as the page shows it. */
export type ShownStep = Pick<TrackStep, "label" | "state"> & { words: string };

/** The steps in words. They are made on the server, so that the page loads no script for them. */
export function shownSteps(story: Tracked, now: Date): ShownStep[] {
  return trackSteps(story).map((step) => ({
    label: step.label,
    state: step.state,
    words: wordsOf(step, now),
  }));
}

function wordsOf({ at, by, who }: TrackStep, now: Date): string {
  if (by) return `by ${showAt(by, now)}`;
  return at ? [showAt(at, now), who].filter(Boolean).join(", ") : "";
}

/** The time alone if it is today. */
function showAt(at: Date, now: Date): string {
  return dayOf(at) === dayOf(now) ? showTime(at) : showInstant(at);
}

/** The stages of the track in their order, in words. */
const LABELS: Record<TrackStage, string> = {
  paid: "Paid",
  making: "Being made",
  ready: "Ready",
  "with rider": "With the rider",
  delivered: "Delivered",
};
const STAGES = keysOf(LABELS);

/** Nothing leaves the kitchen with a rider if it is picked up. */
const PICKUP_STAGES = STAGES.filter((stage) => stage !== "with rider");
const PICKUP_LABELS: Record<TrackStage, string> = { ...LABELS, delivered: "Picked up" };

type Tracked = Pick<OrderStory, "status" | "option" | "events" | "due">;

/** The steps of an order from its payment to its receiver. One that ended on the way has no steps after its end. */
export function trackSteps({ status, option, events, due }: Tracked): TrackStep[] {
  const stages: readonly TrackStage[] = option === "pickup" ? PICKUP_STAGES : STAGES;
  const labels = option === "pickup" ? PICKUP_LABELS : LABELS;
  const end = STAFF_STATUS[status].trackEnd;
  const reached = end === null ? stageOf(stages, status) : lastStage(stages, events);
  const steps = stages.map((stage, nth): TrackStep => {
    const entered = nth <= reached ? enteredAt(events, statusesOf(stage)) : undefined;
    const isNow = nth === reached && end === null && nth < stages.length - 1;
    return {
      ...{ label: labels[stage], state: nth > reached ? "next" : isNow ? "now" : "done" },
      ...{ at: entered?.at ?? null, who: entered?.who ?? null },
      by: nth > reached ? dueBy(stage, due) : null,
    };
  });
  if (end === null) return steps;
  const ended = enteredAt(events, [status]);
  const failed = {
    label: end,
    state: "failed" as const,
    at: ended?.at ?? null,
    by: null,
    who: ended?.who ?? null,
  };
  return [...steps.slice(0, reached + 1), failed];
}

function stageOf(stages: readonly TrackStage[], status: OrderStatus): number {
  const { trackStage } = STAFF_STATUS[status];
  return trackStage === null ? -1 : stages.indexOf(trackStage);
}

function statusesOf(stage: TrackStage): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => STAFF_STATUS[status].trackStage === stage);
}

/** The last stage that an order had reached when it ended; -1 for none. */
function lastStage(stages: readonly TrackStage[], events: Tracked["events"]): number {
  return Math.max(
    -1,
    stageOf(stages, events.findLast(({ status }) => stageOf(stages, status) >= 0)?.status ?? "lapsed"),
  );
}

/** The event by which an order came into one of these statuses the last time: other changes repeat the status. */
function enteredAt(events: Tracked["events"], statuses: readonly OrderStatus[]) {
  return events.findLast(({ status }, nth) => {
    const before = events[nth - 1]?.status;
    return statuses.includes(status) && (before === undefined || !statuses.includes(before));
  });
}

function dueBy(stage: TrackStage, due: Tracked["due"]): Date | null {
  if (due === null) return null;
  if (stage === "ready") return due.readyBy;
  return stage === "delivered" ? due.promisedAt : null;
}
