import { CapacityChange, CapacityQuery } from "../../contract/admin/capacity.requests.ts";
import {
  WeekCapacityReply,
  type WindowCapacity,
  WindowCapacityReply,
} from "../../contract/admin/capacity.ts";
import { KitchenParams } from "../../contract/admin/kitchens.requests.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { listWeekClosings } from "../../shop/delivery/blackouts/list-week-closings.ts";
import { hasKitchen } from "../../shop/delivery/delivery.reads.ts";
import { closingOf, type WindowClosing } from "../../shop/delivery/rules/window-closings.ts";
import { type DayCapacity, listWeekCapacity } from "../../shop/delivery/slots/list-week-capacity.ts";
import { setSlotCapacity } from "../../shop/delivery/slots/set-slot-capacity.ts";
import type { Services } from "../../shop/services.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { withoutAuthor } from "../shown-conflicts.ts";
import { staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

/** Calls that read and set the capacity of a kitchen's windows. */
export const adminCapacity = staffCalls((app, services) => {
  const permission = "change delivery";

  app.get(
    "/admin/kitchens/:kitchenId/capacity",
    {
      config: { scope: "delivery:read", permission },
      schema: {
        operationId: "getCapacity",
        summary: "Capacity and taken places of a kitchen in each window of seven days",
        params: KitchenParams,
        querystring: CapacityQuery,
        response: { 200: WeekCapacityReply },
      },
    },
    async ({ params: { kitchenId }, query: { from } }) => {
      if (!(await hasKitchen(services, { id: kitchenId }))) return accepted(refuse("unknown-kitchen"));
      const [{ options }, closings] = await Promise.all([
        listWeekCapacity(services, { kitchenId, from }),
        listWeekClosings(services, { kitchenId, from }),
      ]);
      return answer({
        options: options.map(({ option, capacity, windows }) => ({
          ...{ option, capacity },
          windows: windows.map(({ startMinute, endMinute, label: hours, days }) => ({
            ...{ startMinute, endMinute, hours },
            days: days.map((day) => dayOfWindow(day, closingOf(closings, { option, startMinute }, day.on))),
          })),
        })),
      });
    },
  );

  app.put(
    "/admin/kitchens/:kitchenId/capacity",
    {
      config: { scope: "delivery:write", permission },
      schema: {
        operationId: "setCapacity",
        summary: "Sets how many orders a kitchen takes in one window of a day",
        description:
          "From today to 90 days ahead. Never fewer than are sold or held: 409 says how many. If it has another number than `from` by now, nothing is changed: 409 names it. Minutes of oven and decorator are limited by the option, `PATCH /api/admin/delivery-options/{option}`.",
        params: KitchenParams,
        body: CapacityChange,
        response: { 200: WindowCapacityReply },
      },
    },
    async (request) => {
      const { day: onDate, option, startMinute, from: seen, to: capacity } = request.body;
      const slot = { ...request.params, onDate, option, startMinute };
      const set = await setSlotCapacity(services, { slot, capacity, seen, staff: await staffOf(request) });
      acceptedWith(set, { "delivery-changed": withoutAuthor });
      return answer(await windowOf(services, slot));
    },
  );
});

type WindowOfDay = Parameters<typeof setSlotCapacity>[1]["slot"];

async function windowOf(
  services: Services,
  { kitchenId, onDate, option, startMinute }: WindowOfDay,
): Promise<WindowCapacity> {
  const [{ options }, closings] = await Promise.all([
    listWeekCapacity(services, { kitchenId, from: onDate }),
    listWeekClosings(services, { kitchenId, from: onDate }),
  ]);
  const window = options
    .flatMap(({ windows }) => windows)
    .find((candidate) => candidate.option === option && candidate.startMinute === startMinute);
  const [day] = window?.days ?? [];
  // The window was removed since.
  if (!window || !day) return accepted(refuse("unknown-slot"));
  const { endMinute, label: hours } = window;
  return { option, startMinute, endMinute, hours, ...dayOfWindow(day, closingOf(closings, window, onDate)) };
}

function dayOfWindow(
  { on: day, taken, capacity, isSet: own, oven, decorator }: DayCapacity,
  closing: WindowClosing | undefined,
) {
  return { day, taken, capacity, own, oven, decorator, closing: closing ? shownClosing(closing) : null };
}

function shownClosing({ blackoutId: id, reason, pincodes, isInPart: inPart }: WindowClosing) {
  return { id, reason, pincodes, inPart };
}
