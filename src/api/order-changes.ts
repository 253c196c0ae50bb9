import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { fromRupees, toRupees } from "../shop/basics/money.ts";
import { line } from "../shop/basics/text-fields.ts";
import { cancelOrder } from "../shop/changes/cancel-order.ts";
import { editReceiver } from "../shop/changes/edit-receiver.ts";
import { listNewSlots } from "../shop/changes/list-new-slots.ts";
import { type CancellationQuote, quoteCancellation } from "../shop/changes/quote-cancellation.ts";
import { rescheduleOrder } from "../shop/changes/reschedule-order.ts";
import { shareWords } from "../shop/changes/rules/share-words.ts";
import { Receiver } from "../shop/orders/receiver.inputs.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { AskedRupees, DayField, Rupees } from "./fields.ts";
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
  refund: AskedRupees.describe("As it was quoted; when it is another by now, nothing is cancelled"),
  coins: z.number().int().min(0),
});

const Cancelled = z.object({ uuid: z.uuid(), status: z.string(), refund: Rupees, coins: z.number().int() });

const NewSlots = z.object({
  date: z.string(),
  slots: z.array(
    z.object({
      deliveryType: z.string(),
      deliveryTime: z.string(),
      delivery: Rupees.describe("What delivery costs then, in rupees"),
      refund: Rupees.describe("What goes back, in rupees"),
    }),
  ),
  mostPercent: z.number().int().describe("The most that a later cancellation brings back, in percent"),
});

const Move = z.object({
  deliveryDate: DayField,
  deliveryType: line({ least: 1, most: 40 }),
  deliveryTime: line({ least: 1, most: 60 }),
  refund: AskedRupees.describe("As it was listed; when it is another by now, nothing is moved"),
});

const Moved = z.object({
  uuid: z.uuid(),
  deliveryDate: z.string(),
  deliveryType: z.string(),
  deliveryTime: z.string(),
  refund: Rupees,
});

const Received = z.object({
  ...{ uuid: z.uuid(), name: z.string(), phone: z.string(), altPhone: z.string() },
  ...{ address: z.string(), addressType: z.string(), pinCode: z.string() },
});

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

  app.get(
    "/orders/:uuid/reschedule",
    {
      schema: {
        tags,
        summary: "Where an order can be moved to on a day: slots with room that cost no more",
        params: Params,
        querystring: z.object({ date: DayField }),
        response: { 200: replyOf(NewSlots), ...errors },
      },
    },
    async (request) => {
      const customer = await customerOf(request, services);
      const { date } = request.query;
      const found = accepted(await listNewSlots(services, { id: request.params.uuid, customer, date }));
      const slots = found.slots.map(({ type, label, charge, refund }) => ({
        ...{ deliveryType: type, deliveryTime: label },
        ...{ delivery: toRupees(charge), refund: toRupees(refund) },
      }));
      return answer({ date, slots, mostPercent: found.mostPercent });
    },
  );

  app.post(
    "/orders/:uuid/reschedule",
    {
      schema: {
        tags,
        summary: "Move an order to another slot, until the kitchen begins",
        params: Params,
        body: Move,
        response: { 200: replyOf(Moved), ...errors },
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
        summary: "Another name, phone or address within the same pincode, until the kitchen begins",
        params: Params,
        body: Receiver,
        response: { 200: replyOf(Received), ...errors },
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
