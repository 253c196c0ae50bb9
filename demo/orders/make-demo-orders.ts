import { coinsForPaying } from "../../src/shop/basics/coins.ts";
import { addDays, dayOf, daysBetween } from "../../src/shop/basics/india-time.ts";
import { minus, NO_MONEY, paise } from "../../src/shop/basics/money.ts";
import { ticketOf } from "../../src/shop/complaints/rules/ticket.ts";
import type { OrderActor } from "../../src/shop/orders/rules/order-status.ts";
import { BONUSES } from "../../src/shop/rewards/rules/bonuses.ts";
import type { ShopSettings } from "../../src/shop/settings.ts";
import { chance } from "../seeded-random.ts";
import { coinBooks } from "./coin-books.ts";
import { type DemoStaff, isDemoRole } from "./demo-staff.ts";
import { fileComplaints } from "./file-complaints.ts";
import { logRows } from "./log-rows.ts";
import { makeDocuments } from "./make-documents.ts";
import { uuidOf } from "./past-customers.ts";
import { paymentRows } from "./payment-rows.ts";
import { planOrders } from "./plan-orders.ts";
import type { Wares } from "./read-wares.ts";
import { reviewRows } from "./review-rows.ts";
import { runRows } from "./run-rows.ts";
import { setBoard } from "./set-board.ts";
import { slotBooks } from "./slot-books.ts";
import { refundedOf, tellStory } from "./tell-story.ts";

/** Receivers are erased this many days after the delivery, as the shop's job does it. */
const RECEIVER_DAYS = 88;
const FIRST_NUMBER = 10_001;
const MOST_COINS_SPENT = 60;

type Booked = ReturnType<typeof book>;

/** The rows of all tables, made anew for each day from the same chance. */
export function makeDemoOrders(
  wares: Wares,
  { now, days, legal, staff }: { now: Date; days: number; legal: ShopSettings["legal"]; staff: DemoStaff },
) {
  const today = dayOf(now);
  const coins = coinBooks();
  const slots = slotBooks();
  const welcomed = new Set<string>();
  const stories = planOrders(wares, { now, today, days }).map((order) => ({
    order,
    story: tellStory(order, now),
  }));
  const board = { kitchenId: wares.kitchens[0]?.id ?? "", today, now };
  const complained = fileComplaints(stories, { on: addDays(today, -1), now });
  const booked = setBoard(complained, board).flatMap(({ order, story }) => {
    const isSold = story.status !== "lapsed" && story.status !== "cancelled";
    if (!slots.take(order, isSold)) return [];
    if (!welcomed.has(order.customer.id)) {
      welcomed.add(order.customer.id);
      const { id: userId } = order.customer;
      const welcome = { userId, amount: BONUSES.signUp, reason: "sign-up" as const, orderId: null };
      coins.append({ ...welcome, key: `sign-up:${userId}`, at: order.createdAt });
    }
    return [book(order, story, coins)];
  });
  coins.close();
  const requests = booked.flatMap(({ order, story, spent, total, refund }) =>
    story.paidAt ? [{ order, coins: spent, total, paidAt: story.paidAt, refund }] : [],
  );
  const documents = makeDocuments(legal, requests);
  // From the newest to the oldest, so that an account is as old as its first order.
  const customers = new Map(booked.toReversed().map(({ order }) => [order.customer.id, order]));
  const orders = booked.map((row, nth) =>
    orderRow(row, nth, daysBetween(row.order.slot.on, today) > RECEIVER_DAYS),
  );
  const run = runRows(booked, { ...board, staff });
  const reviews = reviewRows(booked, { now, staff });
  const complaints = complaintRows(booked, staff.manager.id);
  const logged = orders.flatMap(({ id, number, kitchenId }, nth) => {
    const events = booked[nth]?.story.events ?? [];
    return kitchenId === board.kitchenId ? [{ id, number, events }] : [];
  });
  return {
    users: [...customers.values()].map(({ customer: { id, name, email, phone }, createdAt }) => ({
      ...{ id, name, email, phone, emailVerified: true, createdAt, updatedAt: createdAt },
    })),
    orders,
    lines: booked.flatMap(({ order }) =>
      order.lines.map((line, position) => ({
        orderId: order.id,
        position,
        ...line,
        customised: false,
        answer: "",
        photos: [],
      })),
    ),
    events: booked.flatMap(({ order, story }) =>
      story.events.map((event) => ({
        orderId: order.id,
        actorId: order.kitchen.id === board.kitchenId ? actorOf(event.by, staff) : null,
        ...event,
      })),
    ),
    ...{ slots: slots.rows(), holds: slots.holds, slotKey: slots.keyOf },
    ...paymentRows(booked),
    ...{ documents: documents.documents, documentLines: documents.lines, counters: documents.counters },
    coins: coins.entries,
    ...complaints,
    ...{ run, reviews },
    log: logRows({ orders: logged, complaints: complaints.settled, reviews, run }, { today, staff, now }),
  };
}

/** The demo has staff of one kitchen only. */
function actorOf(by: OrderActor, staff: DemoStaff): string | null {
  return isDemoRole(by) ? staff[by].id : null;
}

function book(
  order: ReturnType<typeof planOrders>[number],
  story: ReturnType<typeof tellStory>,
  coins: ReturnType<typeof coinBooks>,
) {
  const { id: orderId, key, customer, createdAt } = order;
  const userId = customer.id;
  const balance = coins.balanceAt(userId, createdAt);
  const before = order.itemsPaise + order.deliveryPaise;
  const isSpent = chance(`coins|${key}`) < 0.25 && story.status !== "lapsed" && story.status !== "cancelled";
  const spent = isSpent ? Math.min(balance, MOST_COINS_SPENT) : 0;
  const total = paise(before - spent * 100);
  const line = { userId, orderId };
  if (spent > 0) {
    coins.append({ ...line, amount: -spent, reason: "hold", key: `hold:${orderId}:1`, at: createdAt });
  }
  const end = story.events.at(-1);
  if (story.status === "delivered" && end) {
    const amount = coinsForPaying(total);
    coins.later({ ...line, amount, reason: "order", key: `earn:${orderId}`, at: end.at });
  }
  const amount = story.refund ? refundedOf(total, story.refund.share) : paise(0);
  const id = story.status === "cancelled" ? `refund_cancelled_${orderId}` : `refund_demo${orderId}`;
  const ticket = ticketOf(complaintId(key));
  const reason = story.complaint ? `Complaint ${ticket}` : (story.refund?.reason ?? "");
  const refund = story.refund && amount > 0 ? { id, amount, at: story.refund.at, reason } : null;
  return { order, story, spent, total, refund, balance: minus(total, amount) };
}

function orderRow({ order, story, spent, total }: Booked, nth: number, isErased: boolean) {
  const { customer, slot } = order;
  const isPickup = slot.option === "pickup";
  return {
    ...{ id: order.id, number: `DEMO${FIRST_NUMBER + nth}`, userId: customer.id, email: customer.email },
    ...{ status: story.status, idempotencyKey: `demo:${order.key}`, requestHash: "demo" },
    ...{ deliveryOn: slot.on, deliveryOption: slot.option, startMinute: slot.startMinute },
    ...{
      endMinute: slot.endMinute,
      slotLabel: slot.label,
      kitchenId: order.kitchen.id,
      pincode: order.pincode,
    },
    ...{ message: "", fromCart: false, recipientName: isErased ? "" : customer.name },
    ...{ recipientPhone: isErased ? "" : customer.phone, altPhone: "", addressType: "Home" as const },
    ...{ address: isErased || isPickup ? "" : customer.address, isGift: false, giftAnonymous: false },
    ...{
      giftFrom: "",
      giftCard: "",
      hidesPrices: false,
      isSurprise: false,
      receiverEmail: "",
      callPhone: "",
    },
    ...{
      itemsPaise: order.itemsPaise,
      addOnsPaise: NO_MONEY,
      deliveryPaise: order.deliveryPaise,
      coins: spent,
    },
    ...{
      totalPaise: total,
      mostRefundPercent: 100,
      failedAttempts: story.status === "undeliverable" ? 1 : 0,
    },
    ...{ wasOnTime: story.onTime?.wasOnTime ?? null, onTimeAnsweredAt: story.onTime?.at ?? null },
    ...{ createdAt: order.createdAt, placedAt: story.paidAt },
    updatedAt: story.events.at(-1)?.at ?? order.createdAt,
  };
}

function complaintId(key: string): string {
  return `cmp_demo${uuidOf(`complaint ${key}`).replaceAll("-", "").toUpperCase()}`;
}

function complaintRows(booked: readonly Booked[], staffId: string) {
  const made = booked.flatMap(({ order, story, refund }) => {
    if (!story.complaint) return [];
    const { kind, message, at, answer } = story.complaint;
    const id = complaintId(order.key);
    const status = answer?.status ?? ("open" as const);
    const stored = { id, ticket: ticketOf(id), orderId: order.id, nth: 1, kind, message, status };
    return [
      {
        complaint: { ...stored, digest: uuidOf(id), createdAt: at },
        settled: answer && { ticket: stored.ticket, status, at: answer.at },
        answer: answer && {
          ...answer,
          complaintId: id,
          refundPaise: refund?.amount ?? null,
          actorId: staffId,
        },
      },
    ];
  });
  return {
    complaints: made.map(({ complaint }) => complaint),
    /** Those that staff have answered. */
    settled: made.flatMap(({ settled }) => (settled ? [settled] : [])),
    answers: made.flatMap(({ answer }) => (answer ? [answer] : [])),
  };
}
