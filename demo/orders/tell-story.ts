import { type Paise, paise } from "../../src/shop/basics/money.ts";
import type { ComplaintKind } from "../../src/shop/complaints/rules/complaint-kinds.ts";
import type { AnswerStatus } from "../../src/shop/complaints/rules/complaint-lifecycle.ts";
import { arrival } from "../../src/shop/delivery/rules/windows.ts";
import { kitchenTimes } from "../../src/shop/orders/rules/kitchen-times.ts";
import type { OrderActor, OrderStatus } from "../../src/shop/orders/rules/order-status.ts";
import { REFUND_REASONS } from "../../src/shop/payments/rules/refund-reasons.ts";
import { chance, whole } from "../seeded-random.ts";
import { type PlannedOrder, pick } from "./plan-orders.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Reasons that staff write when the shop cancels. */
const SHOPS_REASONS = ["The flavour ran out.", "The kitchen lost power.", "The road to you is closed."];
const COMPLAINTS = [
  ["damaged", "The icing was smeared on one side."],
  ["late", "It came after the guests had left."],
  ["wrong-message", "The name on the cake is misspelt."],
  ["not-fresh", "The sponge was dry."],
  ["missing", "The candles were not in the box."],
] as const;

type Event = { at: Date; status: OrderStatus; by: OrderActor; note: string };
export type Story = typeof NOTHING_FOLLOWED & {
  events: Event[];
  status: OrderStatus;
  paidAt: Date | null;
  endsAt: Date;
};

/** The events of an order until `now`, with its answer, complaint and refund. */
export function tellStory(order: NonNullable<PlannedOrder>, now: Date): Story {
  const { key, slot, createdAt } = order;
  const paidAt = new Date(createdAt.getTime() + whole(`pays|${key}`, 1, 6) * MINUTE);
  const { startsAt, endsAt } = arrival(slot, slot.on, paidAt);
  const fate = chance(`fate|${key}`);
  const begun: Event = { at: createdAt, status: "awaiting payment", by: "shop", note: "" };
  if (fate < 0.03) {
    const lapsed: Event = {
      at: new Date(createdAt.getTime() + 15 * MINUTE),
      status: "lapsed",
      by: "shop",
      note: "",
    };
    return { ...NOTHING_FOLLOWED, events: [begun, lapsed], status: "lapsed", paidAt: null, endsAt };
  }
  const placed: Event = { at: paidAt, status: "placed", by: "shop", note: "" };
  const cancelledAt = new Date(paidAt.getTime() + (startsAt.getTime() - paidAt.getTime()) * 0.4);
  if (fate < 0.075 && slot.option !== "express" && cancelledAt < now) {
    const isShops = fate < 0.04;
    const reason = isShops
      ? (pick(SHOPS_REASONS, `reason|${key}`) ?? "")
      : REFUND_REASONS.cancelledByCustomer;
    const note = isShops ? reason : "";
    const cancelled: Event = {
      at: cancelledAt,
      status: "cancelled",
      by: isShops ? "manager" : "customer",
      note,
    };
    const share = isShops || startsAt.getTime() - cancelledAt.getTime() > 24 * HOUR ? 1 : 0.5;
    const refund = { reason, share, at: cancelledAt };
    return {
      ...NOTHING_FOLLOWED,
      refund,
      events: [begun, placed, cancelled],
      status: "cancelled",
      paidAt,
      endsAt,
    };
  }
  const isLate = chance(`late|${key}`) < (slot.startMinute >= 18 * 60 ? 0.06 : 0.025);
  const deliveredAt = new Date(
    endsAt.getTime() + (isLate ? whole(`by|${key}`, 5, 70) : -whole(`by|${key}`, 5, 45)) * MINUTE,
  );
  const steps = stepsOf(order, { paidAt, deliveredAt, failed: fate > 0.994 });
  const events = [begun, placed, ...steps].filter(({ at }) => at <= now);
  const status = events.at(-1)?.status ?? "placed";
  const done = { events, status, paidAt, endsAt };
  return status === "delivered"
    ? { ...NOTHING_FOLLOWED, ...done, ...afterwards(key, deliveredAt, isLate, now) }
    : { ...NOTHING_FOLLOWED, ...done };
}

type Aftermath = {
  refund: { reason: string; share: number; at: Date } | null;
  onTime: { wasOnTime: boolean; at: Date } | null;
  complaint: {
    kind: ComplaintKind;
    message: string;
    at: Date;
    answer: { status: AnswerStatus; text: string; at: Date } | null;
  } | null;
};

const NOTHING_FOLLOWED: Aftermath = { refund: null, onTime: null, complaint: null };

function stepsOf(
  { slot, key, createdAt, leadHours }: NonNullable<PlannedOrder>,
  { paidAt, deliveredAt, failed }: { paidAt: Date; deliveredAt: Date; failed: boolean },
): Event[] {
  const times = { deliveryOn: slot.on, deliveryOption: slot.option, ...slot, createdAt, placedAt: paidAt };
  const { startBy } = kitchenTimes(times, leadHours);
  const early = whole(`early|${key}`, 2, 20) * MINUTE;
  const begins = Math.max(paidAt.getTime() + 10 * MINUTE, startBy.getTime() - early);
  const until = deliveredAt.getTime();
  const step = (share: number, status: OrderStatus, by: OrderActor): Event => ({
    ...{ at: new Date(begins + (until - begins) * share), status, by, note: "" },
  });
  const accepted = {
    ...step(0, "accepted", "kitchen"),
    at: new Date(paidAt.getTime() + whole(`accepts|${key}`, 2, 9) * MINUTE),
  };
  const kitchen = [accepted, step(0.05, "preparing", "kitchen"), step(0.55, "ready", "kitchen")];
  if (slot.option === "pickup") return [...kitchen, step(1, "delivered", "kitchen")];
  const way = [step(0.65, "shipped", "rider"), step(0.7, "out for delivery", "rider")];
  const end = failed ? step(1, "undeliverable", "rider") : step(1, "delivered", "rider");
  return [...kitchen, ...way, { ...end, note: failed ? "Nobody was at home." : "" }];
}

/** The customer's answer, complaint and refund after a delivery. */
function afterwards(key: string, deliveredAt: Date, isLate: boolean, now: Date) {
  const after = (hours: number) => new Date(deliveredAt.getTime() + hours * HOUR);
  const answeredAt = after(1 + 20 * chance(`answers|${key}`));
  const onTime =
    chance(`answer|${key}`) < 0.35 && answeredAt < now ? { wasOnTime: !isLate, at: answeredAt } : null;
  const complainedAt = after(0.2 + 3 * chance(`complains|${key}`));
  if (chance(`complaint|${key}`) > 0.022 || complainedAt >= now) return { onTime };
  const [kind, message] = pick(COMPLAINTS, `kind|${key}`) ?? COMPLAINTS[0];
  const settledAt = new Date(complainedAt.getTime() + whole(`settles|${key}`, 2, 30) * HOUR);
  const isSettled = settledAt < now;
  const answer = isSettled ? { status: "settled" as const, text: SETTLED, at: settledAt } : null;
  const complaint = { kind, message, at: complainedAt, answer };
  const refund = isSettled ? { reason: REFUND_OF[kind], share: 0.3, at: settledAt } : null;
  return { onTime, complaint, refund };
}

const SETTLED = "We are sorry. Part of the price goes back to you.";

const REFUND_OF: Record<(typeof COMPLAINTS)[number][0], string> = {
  damaged: "Damaged on the way.",
  late: "It came late.",
  "wrong-message": "The message was wrong.",
  "not-fresh": "It was not fresh.",
  missing: "Something was missing.",
};

/** The money that goes back. Whole rupees, unless all of it does. */
export function refundedOf(total: Paise, share: number): Paise {
  return share === 1 ? total : paise(Math.floor((total * share) / 100) * 100);
}
