import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { OrderDetailsParams, OrderLink } from "../contract/orders.requests.ts";
import { type Charges, type OrderDetails, OrderDetailsReply, type OrderLine } from "../contract/orders.ts";
import { toRupees } from "../shop/basics/money.ts";
import { pictureUrl } from "../shop/catalogue/pictures.ts";
import { OPTION_NAMES } from "../shop/delivery/rules/options.ts";
import { type ChargesView, getOrder, type OrderView } from "../shop/orders/get-order.ts";
import type { OrderLine as StoredLine } from "../shop/orders/rules/order-line.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { BY_SESSION_OR_LINK } from "./openapi.ts";
import { readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";

/** Orders as their customers see them. */
export async function orders(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Orders"];

  app.get(
    "/delivery/orderdetailsUUID/:customerOrderId",
    {
      schema: {
        tags,
        operationId: "getOrder",
        security: BY_SESSION_OR_LINK,
        summary:
          "One order, for its customer, for owner and manager of the shop, and for the holder of its signed link",
        description: "For all others the order does not exist: 404.",
        params: OrderDetailsParams,
        querystring: OrderLink,
        response: { 200: OrderDetailsReply, 404: ErrorReply },
      },
    },
    async (request, reply) => {
      const orderRequest = { id: request.params.customerOrderId, token: request.query.token };
      const order = accepted(
        await readOrder(services, request, reply, orderRequest, (requester) => getOrder(services, requester)),
      );
      return answer(details(services, order));
    },
  );
}

function details(services: Services, order: OrderView): OrderDetails {
  const { recipient, kitchen } = order;
  return {
    uuid: order.uuid,
    orderId: order.number,
    sku: JSON.stringify(order.lines.map((line) => lineOf(services, line))),
    status: order.status,
    paid: order.paid,
    deliveryDate: order.deliveryOn,
    deliveryTime: order.slotLabel,
    deliveryType: OPTION_NAMES[order.deliveryOption],
    message: order.message,
    name: recipient.name,
    phone: recipient.phone,
    altPhone: recipient.altPhone,
    email: order.email,
    address: recipient.address,
    addressType: recipient.addressType,
    pinCode: recipient.pincode,
    gift: order.gift,
    deliveryCode: order.deliveryCode,
    paymentMethod: order.payment.method,
    paymentStatus: order.payment.status,
    refunds: order.refunds.map(({ amount, stage, reason, requestedAt, settledAt }) => ({
      ...{ stage, reason, amount: toRupees(amount), requestedAt: requestedAt.toISOString() },
      settledAt: settledAt?.toISOString() ?? null,
    })),
    kitchen: { name: kitchen.name, city: kitchen.city, address: kitchen.address },
    steps: order.steps.map(({ name, reached, at }) => ({ name, reached, at: at?.toISOString() ?? null })),
    events: order.events.map((event) => ({ ...event, at: event.at.toISOString() })),
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    ...chargesInRupees(order.charges),
  };
}

export function chargesInRupees(charges: ChargesView): Charges {
  return {
    items: toRupees(charges.items),
    addOns: toRupees(charges.addOns),
    delivery: toRupees(charges.delivery),
    coins: charges.coins,
    total: toRupees(charges.total),
  };
}

export function lineOf({ pictures }: Services, line: StoredLine): OrderLine {
  const { sku, name, flavour, weight, unitPaise, quantity, totalPaise, sheet, pictureId, ...rest } = line;
  const {
    message,
    question,
    answer,
    parts,
    eggless: _eggless,
    hsn: _hsn,
    taxRateBp: _rate,
    tile: _tile,
    customised: _customised,
    photoPrint: _print,
    photos: _photos,
    ...unnamed
  } = rest;
  // A new field of a line does not compile until it is mapped above or left out here.
  unnamed satisfies Record<string, never>;
  // A drawn add-on has no picture file.
  const isDrawn = pictureId.startsWith("icon:");
  return {
    SKU: sku,
    ProductName: name,
    Flavour: flavour,
    Weight: weight,
    price: toRupees(unitPaise),
    quantity,
    total: toRupees(totalPaise),
    sheetName: sheet,
    message,
    question,
    answer,
    parts,
    image: isDrawn ? "" : pictureUrl(pictures.photo(pictureId), 400, "webp"),
  };
}
