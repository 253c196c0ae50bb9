import {
  NewRefund,
  StaffCancellation,
  StaffCancellationQuery,
} from "../../contract/admin/refunds.requests.ts";
import { RefundableReply, RefundReply, StaffCancellationReply } from "../../contract/admin/refunds.ts";
import { OrderParams } from "../../contract/orders.requests.ts";
import { fromRupees, toRupees } from "../../shop/basics/money.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { cancelAsStaff, quoteForStaff, type StaffQuote } from "../../shop/changes/cancel-as-staff.ts";
import { refundDelivered } from "../../shop/changes/refund-delivered.ts";
import { settleWithRefund } from "../../shop/complaints/settle-with-refund.ts";
import { answer } from "../envelope.ts";
import { payingStaff } from "../paying-staff.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { staffCalls } from "../staff-calls.ts";
import { storyOf } from "./story-of.ts";

/**
 * Cancellations and refunds, for programs of the staff. A token needs a scope that nothing else gives; a session without a
 * token needs a recent re-authentication, as on the page.
 */
export const adminRefunds = staffCalls((app, services) => {
  const scope = "refunds:write";
  const cancelling = { scope, permission: "cancel orders", reauthentication: "strict" } as const;
  const refunding = { scope, permission: "refund money", reauthentication: "strict" } as const;

  app.get(
    "/admin/orders/:uuid/cancellation",
    {
      config: cancelling,
      schema: {
        operationId: "quoteOfficeCancellation",
        summary: "Refund, returned coins and added coins if the staff cancelled the order now",
        params: OrderParams,
        querystring: StaffCancellationQuery,
        response: { 200: StaffCancellationReply },
      },
    },
    async (request) => {
      const { uuid: id, mayCancel, status } = await storyOf(services, request);
      if (!mayCancel) return accepted(refuse("order-moved-on", { status }));
      return answer(quoteOf(accepted(await quoteForStaff(services, { id, cause: request.query.cause }))));
    },
  );

  app.post(
    "/admin/orders/:uuid/cancel",
    {
      config: cancelling,
      schema: {
        operationId: "cancelOfficeOrder",
        summary: "Cancels a paid order, and gives back the quoted amounts",
        description:
          "The money is refunded to the payment method of the order. If the figures have changed since the quote, nothing is cancelled: 409 has the new ones. The holder's role limits the amount beyond what the customer's own cancellation would refund.",
        params: OrderParams,
        body: StaffCancellation,
        response: { 200: StaffCancellationReply },
      },
    },
    async (request, reply) => {
      const { uuid: id } = await storyOf(services, request);
      const { cause, reason, refund, coins, compensation } = request.body;
      const staff = await payingStaff(services, request, reply);
      const expected = { refund: fromRupees(refund), coins, compensation };
      const cancelled = await cancelAsStaff(services, { id, staff, cause, reason, expected });
      return answer(quoteOf(acceptedWith(cancelled, { "cancellation-changed": quoteOf })));
    },
  );

  app.get(
    "/admin/orders/:uuid/refundable",
    {
      config: refunding,
      schema: {
        operationId: "getRefundable",
        summary: "The amount of a delivered order that can still be refunded: 0 if all of it was",
        params: OrderParams,
        response: { 200: RefundableReply },
      },
    },
    async (request) => {
      const { refundable, status } = await storyOf(services, request);
      if (status !== "delivered") return accepted(refuse("order-moved-on", { status }));
      // Less than a rupee cannot be refunded either.
      if (!refundable) return answer({ left: 0, coins: 0 });
      return answer({ left: toRupees(refundable.left), coins: refundable.coins });
    },
  );

  app.post(
    "/admin/orders/:uuid/refunds",
    {
      config: refunding,
      schema: {
        operationId: "refundOrder",
        summary: "Refunds a delivered order, in part or all of it",
        description:
          "With a complaint, this settles it: both or neither. A repeat with the same `id` refunds nothing twice. Another refund with that `id` is refused. If `left` has changed, nothing is refunded: 409. The amounts of one order have the limit of the holder's role.",
        params: OrderParams,
        body: NewRefund,
        response: { 200: RefundReply },
      },
    },
    async (request, reply) => {
      const { uuid: id } = await storyOf(services, request);
      const { id: key, reason, complaint } = request.body;
      const staff = await payingStaff(services, request, reply);
      const [amount, left] = [fromRupees(request.body.amount), fromRupees(request.body.left)];
      const refunded = complaint
        ? await settleWithRefund(services, {
            ...{ ticket: complaint.ticket.toUpperCase(), orderId: id, staff, seen: complaint.from },
            ...{ text: reason, amount, left, key },
          })
        : await refundDelivered(services, { id, staff, amount, left, reason, key });
      return answer({ left: toRupees(accepted(refunded).left) });
    },
  );
});

function quoteOf({ refund, coins, compensation }: StaffQuote) {
  return { refund: toRupees(refund), coins, compensation };
}
