import { ErrorReply } from "../contract/envelope.ts";
import { OrderParams, OrdersQuery } from "../contract/orders.requests.ts";
import { AgainReply, type OrderSummary, OrdersReply } from "../contract/orders.ts";
import { toRupees } from "../shop/basics/money.ts";
import { type OrderedAgain, orderAgain } from "../shop/checkout/order-again.ts";
import { OPTION_NAMES } from "../shop/delivery/rules/options.ts";
import { listOrders, type OrderSummary as StoredSummary } from "../shop/orders/list-orders.ts";
import { ORDER_STATUS } from "../shop/orders/rules/order-status.ts";
import type { Services } from "../shop/services.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { chargesInRupees, lineOf } from "./orders.ts";
import { accepted } from "./refusals.ts";
import { customerOf } from "./session.ts";

/** A customer's own orders, and ordering one again. */
export const myOrders = customerCalls((app, services) => {
  const tags = ["Orders"];

  app.get(
    "/orders",
    {
      schema: {
        tags,
        operationId: "listOrders",
        summary: "The customer's own orders, newest first, a page at a time",
        description:
          '`X-Total-Count` says how many there are in all, and `Link` with `rel="next"` where the next page is.',
        querystring: OrdersQuery,
        response: { 200: OrdersReply, 400: ErrorReply, 401: ErrorReply },
      },
    },
    async (request, reply) => {
      const { userId } = await customerOf(request, services);
      const { page, size } = request.query;
      const listed = await listOrders(services, { userId, page, size });
      reply.header("x-total-count", listed.total);
      if (page < listed.pages)
        reply.header("link", `</api/orders?page=${page + 1}&size=${size}>; rel="next"`);
      return answer(listed.orders.map((order) => summary(services, order)));
    },
  );

  app.post(
    "/orders/:uuid/again",
    {
      schema: {
        tags,
        operationId: "orderAgain",
        summary:
          "Puts the products of an own order that are still sold into the cart, and returns the rest of it",
        description:
          "`missing` names products and add-ons that are no longer sold. Add-ons, messages, receiver and gift are for the next `createOrder`.",
        params: OrderParams,
        response: { 200: AgainReply, 401: ErrorReply, 403: ErrorReply, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      return answer(againOf(accepted(await orderAgain(services, { userId, id: request.params.uuid }))));
    },
  );
});

function againOf(ordered: OrderedAgain): AgainReply["data"] {
  const { added, missing, repriced, messages, addOns, receiver, gift, pincode, option, slotLabel } = ordered;
  return {
    added: added.map(({ sku, quantity }) => ({ skuid: sku, quantity })),
    missing,
    repriced: repriced.map(({ name, was, now }) => ({ name, was: toRupees(was), now: toRupees(now) })),
    messages: messages.map(({ sku, message }) => ({ skuid: sku, message })),
    addOns: addOns.map(({ sku, name, pricePaise, quantity, answer }) => ({
      ...{ SKU: sku, name, quantity, answer },
      price: toRupees(pricePaise),
    })),
    receiver: receiver && {
      ...{ name: receiver.recipientName, phone: receiver.recipientPhone, altPhone: receiver.altPhone },
      ...{ address: receiver.address, addressType: receiver.addressType },
    },
    gift,
    pinCode: pincode,
    deliveryType: OPTION_NAMES[option],
    deliveryTime: slotLabel,
  };
}

function summary(services: Services, order: StoredSummary): OrderSummary {
  return {
    uuid: order.uuid,
    orderId: order.number,
    status: order.status,
    statusText: ORDER_STATUS[order.status].label,
    paid: order.paid,
    createdAt: order.createdAt.toISOString(),
    deliveryDate: order.deliveryOn,
    deliveryTime: order.slotLabel,
    deliveryType: OPTION_NAMES[order.deliveryOption],
    lines: order.lines.map((line) => lineOf(services, line)),
    ...chargesInRupees(order.charges),
  };
}
