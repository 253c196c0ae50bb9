import { AdminOrdersQuery } from "../../contract/admin/orders.requests.ts";
import {
  type AdminOrder,
  AdminOrderReply,
  type AdminOrderSummary,
  AdminOrdersReply,
} from "../../contract/admin/orders.ts";
import { OrderParams } from "../../contract/orders.requests.ts";
import { getOrderStory, type OrderStory } from "../../shop/back-office/get-order-story.ts";
import { cursorAfter } from "../../shop/basics/keyset.ts";
import { plus, toRupees } from "../../shop/basics/money.ts";
import { listOfficeOrders, type OfficeOrder } from "../../shop/orders/office-list/list-office-orders.ts";
import type { PricelessLine } from "../../shop/orders/rules/order-line.ts";
import { answer } from "../envelope.ts";
import { accepted } from "../refusals.ts";
import { seesCustomers, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Orders as the office shows them, for programs of the staff. */
export const adminOrders = staffCalls((app, services) => {
  const config = { scope: "orders:read", permission: "see orders" } as const;

  app.get(
    "/admin/orders",
    {
      config,
      schema: {
        operationId: "listOfficeOrders",
        summary: "Orders of a day, by slot, or of several days, the latest first: 100 at a time",
        description:
          "Each caller sees what their roles show in the office. Messages and receivers need the scope `customers:read` too.",
        querystring: AdminOrdersQuery,
        response: { 200: AdminOrdersReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { from, to, status: statuses, kitchen, after } = request.query;
      const { rows, after: next } = await listOfficeOrders(services, {
        filter: {
          ...{ on: null, from, to, statuses, kitchenId: kitchen ?? null },
          ...{ option: null, slot: null, rider: null, text: "" },
        },
        ...{ staff, runs: null },
        cursor: cursorAfter(after),
      });
      const withPeople = seesCustomers(staff);
      return answer({ orders: rows.map((order) => summaryOf(order, withPeople)), next });
    },
  );

  app.get(
    "/admin/orders/:uuid",
    {
      config,
      schema: {
        operationId: "getOfficeOrder",
        summary: "One order as the office shows it",
        description: "Messages and the receiver need the scope `customers:read` too.",
        params: OrderParams,
        response: { 200: AdminOrderReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const story = accepted(await getOrderStory(services, { id: request.params.uuid, staff }));
      return answer(orderOf(story, seesCustomers(staff)));
    },
  );
});

function lineOf(
  { sku: SKU, name, flavour, weight, eggless, quantity, message }: PricelessLine,
  withPeople: boolean,
) {
  return { SKU, name, flavour, weight, eggless, quantity, message: withPeople ? message : null };
}

function summaryOf(order: OfficeOrder, withPeople: boolean): AdminOrderSummary {
  const { uuid, number, status, option, hours, area, name, phone, email } = order;
  return {
    ...{ uuid, number, status, day: order.workOn, option, hours, area },
    kitchen: { id: order.kitchenId, name: order.kitchen },
    lines: order.lines.map((line) => lineOf(line, withPeople)),
    late: order.isLate,
    placedAt: order.placedAt?.toISOString() ?? null,
    total: order.total === null ? null : toRupees(order.total),
    receiver: withPeople ? { name, phone, email } : null,
  };
}

function orderOf(story: OrderStory, withPeople: boolean): AdminOrder {
  const { uuid, number, status, option, hours, failedAttempts, kitchen, receiver, customer } = story;
  return {
    ...{ uuid, number, status, day: story.workOn, option, hours, failedAttempts },
    kitchen: { id: kitchen.id, name: kitchen.name },
    area: receiver.area,
    confirmationsResent: story.resent,
    lines: story.lines.map((line) => lineOf(line, withPeople)),
    events: story.events.map(({ at, status: reached, by }) => ({
      at: at.toISOString(),
      status: reached,
      by,
    })),
    cakePhotos: story.cakePhotos.map(({ id, takenAt, answer: answered, wish }) => ({
      ...{ id, takenAt: takenAt.toISOString(), answer: answered, wish: withPeople ? wish : null },
    })),
    money: moneyOf(story),
    receiver: withPeople
      ? {
          ...{ name: receiver.name, address: receiver.address, phones: receiver.phones ?? [] },
          email: customer?.email ?? null,
        }
      : null,
  };
}

function moneyOf({ money }: OrderStory): AdminOrder["money"] {
  if (!money) return null;
  const { charges, payment, refunds } = money;
  const refunded = refunds.filter(({ stage }) => stage !== "failed").map(({ amount }) => amount);
  return {
    ...{ items: toRupees(charges.items), addOns: toRupees(charges.addOns) },
    ...{ delivery: toRupees(charges.delivery), coins: charges.coins, total: toRupees(charges.total) },
    ...{
      paymentStatus: payment.status,
      paymentMethod: payment.method,
      refunded: toRupees(plus(...refunded)),
    },
  };
}
