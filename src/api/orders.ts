import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { toRupees } from "../shop/basics/money.ts";
import { pictureUrl } from "../shop/catalog/pictures.ts";
import { OPTION_NAMES } from "../shop/delivery/rules/options.ts";
import { type ChargesView, getOrder, type OrderView } from "../shop/orders/get-order.ts";
import type { OrderLine } from "../shop/orders/rules/order-line.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { Rupees } from "./fields.ts";
import { readOrder } from "./order-access.ts";
import { accepted } from "./refusals.ts";

export const Charges = z.object({
  items: Rupees,
  addOns: Rupees,
  delivery: Rupees,
  coins: z.number().int().describe("Coins spent, each worth a rupee"),
  total: Rupees,
});

export const Line = z.object({
  SKU: z.string(),
  ProductName: z.string(),
  Flavour: z.string(),
  Weight: z.string(),
  price: Rupees,
  quantity: z.number().int(),
  total: Rupees,
  sheetName: z.enum(["Cakes", "Add-Ons"]),
  message: z.string().describe("Iced on this cake; empty for none"),
  image: z.string(),
});

const Details = z.object({
  uuid: z.uuid(),
  orderId: z.string().describe("The order number that people read out"),
  sku: z.string().describe("JSON text of a list of lines"),
  status: z.string(),
  paid: z.boolean(),
  deliveryDate: z.string(),
  deliveryTime: z.string(),
  deliveryType: z.string(),
  message: z.string(),
  name: z.string(),
  phone: z.string(),
  altPhone: z.string(),
  email: z.string(),
  address: z.string(),
  addressType: z.string(),
  pinCode: z.string(),
  paymentMethod: z.string().nullable(),
  paymentStatus: z.string(),
  refunds: z
    .array(
      z.object({
        amount: Rupees,
        stage: z
          .enum(["requested", "sent", "processed", "failed"])
          .describe("A failed one is asked for again"),
        reason: z.string(),
        requestedAt: z.iso.datetime(),
        settledAt: z.iso.datetime().nullable(),
      }),
    )
    .describe("Money on its way back, oldest first"),
  kitchen: z.object({ name: z.string(), city: z.string(), address: z.string() }),
  steps: z.array(z.object({ name: z.string(), reached: z.boolean(), at: z.iso.datetime().nullable() })),
  events: z.array(z.object({ at: z.iso.datetime(), status: z.string(), note: z.string() })),
  createdAt: z.iso.datetime(),
  placedAt: z.iso.datetime().nullable(),
  ...Charges.shape,
});

/** Orders as their customers see them. */
export async function orders(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Orders"];

  app.get(
    "/delivery/orderdetailsUUID/:customerOrderId",
    {
      schema: {
        tags,
        summary:
          "One order, for its customer, for owner and manager of the shop, and for the holder of its signed link",
        params: z.object({ customerOrderId: z.string().max(100) }),
        querystring: z.object({ token: z.string().max(200).optional() }),
        response: { 200: replyOf(Details), 404: ErrorReply },
      },
    },
    async (request, reply) => {
      const asked = { id: request.params.customerOrderId, token: request.query.token };
      const order = accepted(
        await readOrder(services, request, reply, asked, (asker) => getOrder(services, asker)),
      );
      return answer(details(services, order));
    },
  );
}

function details(services: Services, order: OrderView): z.infer<typeof Details> {
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
    paymentMethod: order.payment.method,
    paymentStatus: order.payment.status,
    refunds: order.refunds.map(({ amount, stage, reason, requestedAt, settledAt }) => ({
      ...{ stage, reason, amount: toRupees(amount), requestedAt: requestedAt.toISOString() },
      settledAt: settledAt?.toISOString() ?? null,
    })),
    kitchen: { name: kitchen.name, city: kitchen.city, address: kitchen.address },
    steps: order.steps.map((step) => ({ ...step, at: step.at?.toISOString() ?? null })),
    events: order.events.map((event) => ({ ...event, at: event.at.toISOString() })),
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    ...chargesInRupees(order.charges),
  };
}

export function chargesInRupees(charges: ChargesView): z.infer<typeof Charges> {
  return {
    items: toRupees(charges.items),
    addOns: toRupees(charges.addOns),
    delivery: toRupees(charges.delivery),
    coins: charges.coins,
    total: toRupees(charges.total),
  };
}

export function lineOf({ pictures }: Services, line: OrderLine): z.infer<typeof Line> {
  // A drawn add-on has no picture file.
  const isDrawn = line.pictureId.startsWith("icon:");
  return {
    SKU: line.sku,
    ProductName: line.name,
    Flavour: line.flavour,
    Weight: line.weight,
    price: toRupees(line.unitPaise),
    quantity: line.quantity,
    total: toRupees(line.totalPaise),
    sheetName: line.sheet,
    message: line.message,
    image: isDrawn ? "" : pictureUrl(pictures.photo(line.pictureId), 400, "webp"),
  };
}
