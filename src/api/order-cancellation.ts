import { ErrorReply } from "../contract/envelope.ts";
import { CancelBody } from "../contract/order-changes.requests.ts";
import { CancelledReply, type Quote, QuoteReply } from "../contract/order-changes.ts";
import { OrderParams } from "../contract/orders.requests.ts";
import { fromRupees, toRupees } from "../shop/basics/money.ts";
import { cancelOrder } from "../shop/changes/cancel-order.ts";
import { type CancellationQuote, quoteCancellation } from "../shop/changes/quote-cancellation.ts";
import { explainShare } from "../shop/changes/rules/explain-share.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted, acceptedWith } from "./refusals.ts";
import { customerOf } from "./session.ts";

const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** Calls by which customers cancel their own orders. Other callers get 404. */
export const orderCancellation = customerCalls((app, services) => {
  const tags = ["Orders"];

  app.get(
    "/orders/:uuid/cancellation",
    {
      schema: {
        tags,
        operationId: "quoteCancellation",
        summary: "The refund if the order is cancelled now",
        description: "The share depends on the time to the slot. Send the same figures to `cancelOrder`.",
        params: OrderParams,
        response: { 200: QuoteReply, ...errors },
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
        operationId: "cancelOrder",
        summary: "Cancel an order at the quoted figures; 409 with the current figures if they have changed",
        description: "The refund starts at once, and spent coins are returned.",
        params: OrderParams,
        body: CancelBody,
        response: { 200: CancelledReply, ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const { refund, coins } = request.body;
      const expected = { refund: fromRupees(refund), coins };
      const cancelled = await cancelOrder(services, { id: request.params.uuid, customer, expected });
      const { uuid, ...back } = acceptedWith(cancelled, {
        "cancellation-closed": quoteInRupees,
        "cancellation-changed": quoteInRupees,
      });
      const data = { uuid, status: "cancelled", refund: toRupees(back.refund), coins: back.coins };
      return answer(data, "The order is cancelled");
    },
  );
});

function quoteInRupees(quote: CancellationQuote): Quote {
  return {
    ...quote,
    words: explainShare(quote),
    paid: toRupees(quote.paid),
    refund: toRupees(quote.refund),
    freeUntil: quote.freeUntil?.toISOString() ?? null,
  };
}
