import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { fromRupees, toRupees } from "../shop/basics/money.ts";
import { cancelOrder } from "../shop/changes/cancel-order.ts";
import { type CancellationQuote, quoteCancellation } from "../shop/changes/quote-cancellation.ts";
import { shareWords } from "../shop/changes/rules/share-words.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { Rupees } from "./fields.ts";
import { accepted, acceptedWith } from "./refusals.ts";
import { customerOf, forCustomers } from "./session.ts";

const Quote = z.object({
  possible: z.boolean(),
  reason: z.string().describe("Why the share is what it is; stable"),
  words: z.string().describe("The same for people"),
  percent: z.number().int().describe("Share of the money that comes back"),
  paid: Rupees,
  refund: Rupees,
  coins: z.number().int().describe("Coins spent on it that come back"),
  freeUntil: z.iso.datetime().nullable().describe("Until when all of the money comes back"),
});

const Cancellation = z.object({
  refund: Rupees.describe("As it was quoted; when it is another by now, nothing is cancelled"),
  coins: z.number().int().min(0),
});

const Cancelled = z.object({ uuid: z.uuid(), status: z.string(), refund: Rupees, coins: z.number().int() });

const Params = z.object({ uuid: z.string().max(100) });
const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** What a customer can still change in an order of theirs. For everybody else there is no such order: 404. */
export async function orderChanges(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Orders"];

  app.get(
    "/orders/:uuid/cancellation",
    {
      schema: {
        tags,
        summary: "What cancelling an order would give back at this moment",
        params: Params,
        response: { 200: replyOf(Quote), ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const quoted = await quoteCancellation(services, { id: request.params.uuid, customer });
      return answer(quoteInRupees(accepted(quoted)));
    },
  );

  app.post(
    "/orders/:uuid/cancel",
    {
      schema: {
        tags,
        summary: "Cancel an order, restating what was quoted; 409 with the fresh figures when it changed",
        params: Params,
        body: Cancellation,
        response: { 200: replyOf(Cancelled), ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const { refund, coins } = request.body;
      const expected = { refund: fromRupees(refund), coins };
      const cancelled = await cancelOrder(services, { id: request.params.uuid, customer, expected });
      const { uuid, ...back } = acceptedWith(cancelled, asQuote);
      const data = { uuid, status: "cancelled", refund: toRupees(back.refund), coins: back.coins };
      return answer(data, "The order is cancelled");
    },
  );
}

function quoteInRupees(quote: CancellationQuote): z.infer<typeof Quote> {
  return {
    ...quote,
    words: shareWords(quote),
    paid: toRupees(quote.paid),
    refund: toRupees(quote.refund),
    freeUntil: quote.freeUntil?.toISOString() ?? null,
  };
}

/** Fresh figures of a refused cancellation speak rupees too. */
function asQuote(details: unknown): unknown {
  return quoteInRupees(details as CancellationQuote);
}
