import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { orderAgain } from "../shop/checkout/order-again.ts";
import { OPTION_NAMES } from "../shop/delivery/rules/options.ts";
import { listOrders, type OrderSummary } from "../shop/orders/list-orders.ts";
import { ORDER_STATUS } from "../shop/orders/rules/order-status.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { WholeNumber } from "./fields.ts";
import { Charges, chargesInRupees, Line, lineOf } from "./orders.ts";
import { accepted } from "./refusals.ts";
import { customerOf, forCustomers } from "./session.ts";

const Summary = z.object({
  uuid: z.uuid(),
  orderId: z.string().describe("The order number that people read out"),
  status: z.string(),
  statusText: z.string().describe("The status in words for people"),
  paid: z.boolean().describe("Paid, and not given up since"),
  createdAt: z.iso.datetime(),
  deliveryDate: z.string(),
  deliveryTime: z.string(),
  deliveryType: z.string(),
  lines: z.array(Line),
  ...Charges.shape,
});

const Again = z.object({
  added: z.array(z.object({ skuid: z.string(), quantity: z.number().int() })),
  missing: z.array(z.string()).describe("Names of what is no longer sold"),
});

const Page = WholeNumber.pipe(z.number().min(1).max(100_000)).default(1);
const Size = WholeNumber.pipe(z.number().min(1).max(100)).default(100);

/** A customer's own orders: the list of them, and ordering one again. */
export async function myOrders(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Orders"];

  app.get(
    "/orders",
    {
      schema: {
        tags,
        summary: "The customer's own orders, newest first, a page at a time",
        description:
          '`X-Total-Count` says how many there are in all, and `Link` with `rel="next"` where the next page is.',
        querystring: z.object({ page: Page, size: Size }),
        response: { 200: replyOf(z.array(Summary)), 400: ErrorReply, 401: ErrorReply },
      },
    },
    async (request, reply) => {
      const { userId } = await customerOf(request, services);
      const { page, size } = request.query;
      const found = accepted(await listOrders(services, { userId, page, size }));
      reply.header("x-total-count", found.total);
      if (page < found.pages) reply.header("link", `</api/orders?page=${page + 1}&size=${size}>; rel="next"`);
      return answer(found.orders.map((order) => summary(services, order)));
    },
  );

  app.post(
    "/orders/:uuid/again",
    {
      schema: {
        tags,
        summary: "Puts what is still sold of an own order into the cart; add-ons are chosen anew",
        params: z.object({ uuid: z.string().max(100) }),
        response: { 200: replyOf(Again), 401: ErrorReply, 403: ErrorReply, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => {
      const { userId } = await customerOf(request, services);
      const { added, missing } = accepted(await orderAgain(services, { userId, id: request.params.uuid }));
      return answer({ added: added.map(({ sku, quantity }) => ({ skuid: sku, quantity })), missing });
    },
  );
}

function summary(services: Services, order: OrderSummary): z.infer<typeof Summary> {
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
