import { NewPhoneOrder } from "../../contract/admin/phone-orders.requests.ts";
import {
  PaymentLinkMailedReply,
  PaymentLinkReply,
  UnpaidCancelledReply,
} from "../../contract/admin/phone-orders.ts";
import { OrderParams } from "../../contract/orders.requests.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { cancelUnpaid } from "../../shop/phone-orders/cancel-unpaid.ts";
import { getPaymentLink } from "../../shop/phone-orders/get-payment-link.ts";
import { resendPaymentLink } from "../../shop/phone-orders/resend-payment-link.ts";
import { takePhoneOrder } from "../../shop/phone-orders/take-phone-order.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { orderIdOf } from "../order-id.ts";
import { accepted } from "../refusals.ts";
import { requireForStaff, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Orders that staff take on the phone, and their payment links, for programs of the staff. */
export const adminPhoneOrders = staffCalls((app, services) => {
  const config = { scope: "phone-orders:write", permission: "take phone orders" } as const;

  app.post(
    "/admin/phone-orders",
    {
      config,
      schema: {
        operationId: "takePhoneOrder",
        summary: "Takes an order for a caller, holds its slot, and mails the link to pay it",
        description:
          "Slots and prices are those of `/api/delivery/windows/{pincode}` and `/api/cakes`. If a price has changed, or the slot is full, nothing is taken: 409. A repeat with the same `id` gets the same link; another order with that `id` is refused. 30 orders in ten minutes for each person.",
        body: NewPhoneOrder,
        response: { 200: PaymentLinkReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { id: key, caller, order } = request.body;
      const { orderId } = accepted(await takePhoneOrder(services, { staff, key, caller, order }));
      return answer(await linkOf(services, { id: orderId, staff }));
    },
  );

  app.get(
    "/admin/orders/:uuid/payment-link",
    {
      config,
      schema: {
        operationId: "getPaymentLink",
        summary: "The link by which an order taken on the phone is paid",
        description:
          "409 once it is paid, cancelled or over. Needs the scope `customers:read` too: the page of the link shows first name, pincode and messages.",
        params: OrderParams,
        response: { 200: PaymentLinkReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      requireForStaff(staff, services, { scope: "customers:read", reauthentication: "moderate" });
      return answer(await linkOf(services, { id: orderIdOf(request.params), staff }));
    },
  );

  app.post(
    "/admin/orders/:uuid/payment-link/mail",
    {
      config,
      schema: {
        operationId: "resendPaymentLink",
        summary: "Mails the payment link again. Its time stays the same",
        description: "Each call sends a mail: three in 30 minutes at most.",
        params: OrderParams,
        response: { 200: PaymentLinkMailedReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      accepted(await resendPaymentLink(services, { id, staff }));
      return answer({ uuid: id });
    },
  );

  app.post(
    "/admin/orders/:uuid/payment-link/cancel",
    {
      config,
      schema: {
        operationId: "cancelUnpaidOrder",
        summary: "Cancels an order taken on the phone before it is paid, and frees its slot",
        description: "Money that is on its way is refunded. 409 once it is paid, cancelled or over.",
        params: OrderParams,
        response: { 200: UnpaidCancelledReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const id = orderIdOf(request.params);
      accepted(await cancelUnpaid(services, { id, staff }));
      return answer({ uuid: id, status: "cancelled" });
    },
  );
});

async function linkOf(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<PaymentLinkReply["data"]> {
  const link = await getPaymentLink(services, { id, staff });
  if (!link) return accepted(refuse("link-over"));
  const { url, until, isWithBank: withBank } = link;
  return { uuid: id, url, until: until.toISOString(), withBank };
}
