import { ErrorReply } from "../contract/envelope.ts";
import { NewSlotsQuery, ReceiverBody, RescheduleBody } from "../contract/order-changes.requests.ts";
import { NewSlotsReply, ReceiverReply, RescheduledReply } from "../contract/order-changes.ts";
import { OrderParams } from "../contract/orders.requests.ts";
import { fromRupees, toRupees } from "../shop/basics/money.ts";
import { editReceiver } from "../shop/changes/edit-receiver.ts";
import { listNewSlots } from "../shop/changes/list-new-slots.ts";
import { rescheduleOrder } from "../shop/changes/reschedule-order.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerOf } from "./session.ts";

const errors = { "4xx": ErrorReply, "5xx": ErrorReply };

/** Calls by which customers change time and receiver of their own orders. Other callers get 404. */
export const orderChanges = customerCalls((app, services) => {
  const tags = ["Orders"];

  app.get(
    "/orders/:uuid/reschedule",
    {
      schema: {
        tags,
        operationId: "listNewSlots",
        summary: "Slots of a day to which an order can be moved: those with room that cost no more",
        description: "A cheaper slot states its refund. Slots that cost more are not listed.",
        params: OrderParams,
        querystring: NewSlotsQuery,
        response: { 200: NewSlotsReply, ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const { date } = request.query;
      const offer = accepted(await listNewSlots(services, { id: request.params.uuid, customer, date }));
      const slots = offer.slots.map(({ type, label, charge, refund }) => ({
        ...{ deliveryType: type, deliveryTime: label },
        ...{ delivery: toRupees(charge), refund: toRupees(refund) },
      }));
      return answer({ date, slots, mostPercent: offer.mostPercent });
    },
  );

  app.post(
    "/orders/:uuid/reschedule",
    {
      schema: {
        tags,
        operationId: "rescheduleOrder",
        summary: "Move an order to another slot, until the kitchen begins",
        description:
          "Send the refund as listed; if it has changed, the reply is a 409. More than 20 a day per customer are a 429.",
        params: OrderParams,
        body: RescheduleBody,
        response: { 200: RescheduledReply, ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const { deliveryDate: date, deliveryType: type, deliveryTime: time, refund } = request.body;
      const wish = { id: request.params.uuid, customer, to: { date, type, time } };
      const expectedRefund = fromRupees(refund);
      const moved = accepted(await rescheduleOrder(services, { ...wish, expectedRefund }));
      const { slot } = moved;
      return answer(
        {
          uuid: moved.uuid,
          deliveryDate: slot.onDate,
          deliveryType: slot.typeName,
          deliveryTime: slot.label,
          refund: toRupees(moved.refund),
        },
        "The order is moved",
      );
    },
  );

  app.put(
    "/orders/:uuid/receiver",
    {
      schema: {
        tags,
        operationId: "changeReceiver",
        summary: "Another name, phone or address within the same pincode, until the kitchen begins",
        description: "The pincode stays: an address that names another one is refused.",
        params: OrderParams,
        body: ReceiverBody,
        response: { 200: ReceiverReply, ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const wish = { id: request.params.uuid, customer, receiver: request.body };
      const order = accepted(await editReceiver(services, wish));
      const { id: uuid, recipientName: name, recipientPhone: phone, pincode: pinCode, ...rest } = order;
      const { altPhone, address, addressType } = rest;
      const received = { uuid, name, phone, altPhone, address, addressType, pinCode };
      return answer(received, "The delivery details are changed");
    },
  );
});
