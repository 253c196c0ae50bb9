import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  DaysQuery,
  PincodeParams,
  SlotLabelsQuery,
  WindowsQuery,
  WishedQuery,
} from "../contract/delivery.requests.ts";
import { DaysReply, EarliestReply, SlotLabelsReply, WindowsReply } from "../contract/delivery.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { dayOf, minuteOf } from "../shop/basics/india-time.ts";
import { type Paise, toRupees } from "../shop/basics/money.ts";
import { listDays } from "../shop/delivery/slots/list-days.ts";
import { type Earliest, listEarliest } from "../shop/delivery/slots/list-earliest.ts";
import { listSlots } from "../shop/delivery/slots/list-slots.ts";
import { listWindows } from "../shop/delivery/slots/list-windows.ts";
import { REFUSAL_SENTENCES } from "../shop/refusals.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { LOOK_UP_LIMIT, limited } from "./limit.ts";
import { accepted } from "./refusals.ts";

/** Each page requests this once; the number of free places may be this old. */
const EARLIEST_AGE = "private, max-age=20";

/** Days and times of delivery: the specification's calls, and richer ones for our own pages. */
export async function delivery(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  plugin.addHook("onRequest", limited(services, LOOK_UP_LIMIT).onRequest);
  const tags = ["Delivery"];
  const shopNow = () => {
    const now = services.clock();
    return { today: dayOf(now), hour: Math.floor(minuteOf(now) / 60) };
  };

  app.get(
    "/delivery/getSlots/:pincode",
    {
      schema: {
        tags,
        operationId: "listSlotLabels",
        summary: "Slot labels by option, Standard Delivery first; with a date, those that can still be had",
        description:
          "One list of labels a delivery option. `sku` may come several times, as `A*2` for two of A: slots are those in which all of them can be made.",
        params: PincodeParams,
        querystring: SlotLabelsQuery,
        response: { 200: SlotLabelsReply, 400: ErrorReply, 422: ErrorReply },
      },
    },
    async ({ params: { pincode }, query: { date = null, sku: pieces } }) => {
      const slots = await listSlots(services, { pincode, date, pieces });
      if (!slots.ok && slots.code === "pincode-not-served") {
        return { success: false, message: REFUSAL_SENTENCES[slots.code], data: [] };
      }
      return answer(accepted(slots));
    },
  );

  app.get(
    "/delivery/windows/:pincode",
    {
      schema: {
        tags,
        operationId: "listDeliveryWindows",
        summary: "Every window of a day with its places and fees, for an order of these SKUs",
        description:
          "Comes with the shop's own date and hour, by which a client decides what today still offers. `placesLeft` counts orders like this one; of a full window, the places for smaller orders.",
        params: PincodeParams,
        querystring: WindowsQuery,
        response: { 200: WindowsReply, 400: ErrorReply, 422: ErrorReply },
      },
    },
    async ({ params: { pincode }, query: { date, sku: pieces } }) => {
      const windows = accepted(await listWindows(services, { pincode, date, pieces }));
      const { name, address, city, pincode: at } = windows.kitchen;
      const options = windows.options.map(({ feePaise, freeFromPaise, ...offer }) => ({
        ...offer,
        fee: toRupees(feePaise),
        freeFrom: rupeesOrNull(freeFromPaise),
      }));
      return answer({ ...shopNow(), kitchen: { name, address, city, pincode: at }, options });
    },
  );

  const earliest = {
    tags,
    operationId: "listEarliestSlots",
    summary:
      "The earliest free slot and pickup per lead time, and the longest lead time that makes a requested slot",
    description:
      "Use the first slot whose `leadHours` is at least the product's lead time. Replies may be kept for 20 seconds.",
    params: PincodeParams,
    querystring: WishedQuery,
    response: { 200: EarliestReply, 400: ErrorReply, 422: ErrorReply },
  };
  // The second path is for older pages. The document lists one, because the second is ambiguous there.
  for (const path of ["/delivery/earliest/:pincode", "/delivery/:pincode/earliest"])
    app.get(
      path,
      { schema: { ...earliest, hide: path.endsWith("earliest") } },
      async ({ params: { pincode }, query: { date, type, time } }, reply) => {
        const wished = date ? { date, type, time } : null;
        const offer = accepted(await listEarliest(services, { pincode, wished }));
        reply.header("cache-control", EARLIEST_AGE);
        const inRupees = ({ feePaise, ...slot }: Earliest) => ({ ...slot, fee: toRupees(feePaise) });
        const earliest = offer.earliest.map(inRupees);
        const earliestPickup = offer.earliestPickup.map(inRupees);
        return answer({ ...shopNow(), earliest, earliestPickup, reach: offer.longestLeadHours });
      },
    );

  app.get(
    "/delivery/days/:pincode",
    {
      schema: {
        tags,
        operationId: "listDeliveryDays",
        summary: "Every day that can be booked, for an order of these SKUs",
        description: "The days of the next three months, each open, full or closed.",
        params: PincodeParams,
        querystring: DaysQuery,
        response: { 200: DaysReply, 400: ErrorReply, 422: ErrorReply },
      },
    },
    async ({ params: { pincode }, query: { sku: pieces } }) => {
      const days = accepted(await listDays(services, { pincode, pieces }));
      return answer({ ...shopNow(), days });
    },
  );
}

function rupeesOrNull(amount: Paise | null): number | null {
  return amount === null ? null : toRupees(amount);
}
