import { listStaffIn } from "../../../shop/accounts/accounts.reads.ts";
import { readDayWord } from "../../../shop/basics/day-words.ts";
import { addDays, type Day } from "../../../shop/basics/india-time.ts";
import { listKitchens, listWindowsOfOptions } from "../../../shop/delivery/delivery.reads.ts";
import { BOOKING_DAYS } from "../../../shop/delivery/rules/booking-range.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { windowLabel } from "../../../shop/delivery/rules/windows.ts";
import { OrderListFilter } from "../../../shop/orders/office-list/order-list.inputs.ts";
import { ORDER_STATUS, ORDER_STATUSES } from "../../../shop/orders/rules/order-status.ts";
import { NO_RIDER } from "../../../shop/runs/runs-of-orders.ts";
import type { Services } from "../../../shop/services.ts";
import type { OfficeList } from "../list/office-list.server.ts";
import type { Choice } from "../list/shown-list.ts";
import { ORDERS_PATH } from "./day-href.ts";

/** Reads the filter from the URL. Words for days, such as `tomorrow`, count from today. */
export function readFilter(params: URLSearchParams, today: Day): OrderListFilter {
  const dayAt = (name: string) => readDayWord(params.get(name) ?? "", today) ?? "";
  return OrderListFilter.parse({
    ...{ on: dayAt("on"), from: dayAt("from"), to: dayAt("to") },
    statuses: params.getAll("status"),
    option: params.get("option"),
    slot: params.get("slot"),
    kitchenId: params.get("kitchen"),
    rider: params.get("rider"),
    text: params.get("q") ?? "",
  });
}

const FILTER = OrderListFilter.shape;

/** The list of orders, for staff who see customers with orders that are not paid. */
export async function readOrdersList(
  services: Pick<Services, "db">,
  { today, seesCustomers }: { today: Day; seesCustomers: boolean },
): Promise<OfficeList> {
  const { kitchens, slots, riders } = await listChoices(services);
  return {
    ...{ name: "orders", path: ORDERS_PATH, textFilter: "q" },
    typing: {
      label: "Number, name, phone or message, or a filter such as status:ready",
      placeholder: "Number, name, phone, or status: slot: kitchen: rider: on:",
    },
    filters: [
      {
        ...{ name: "on", label: "Day", kind: "day", alsoTyped: ["day"], replaces: ["from", "to"] },
        hint: "Instead of a range",
      },
      { name: "from", label: "From", token: "From", kind: "day", replaces: ["on"] },
      { name: "to", label: "To", token: "To", kind: "day", replaces: ["on"] },
      {
        ...{ name: "status", label: "Status", kind: "choices" },
        choices: ORDER_STATUSES.map((status) => ({ value: status, label: ORDER_STATUS[status].label })),
      },
      {
        ...{ name: "option", label: "Delivery", kind: "choice", none: "All kinds" },
        choices: DELIVERY_OPTIONS.map((option) => ({ value: option, label: OPTION_NAMES[option] })),
      },
      {
        ...{ name: "slot", label: "Slot", kind: "choice", none: "All slots", choices: slots },
        // Past orders may be in slots that are not offered any more.
        accepts: (value) => FILTER.slot.parse(value) !== null,
      },
      {
        ...{ name: "kitchen", label: "Kitchen", kind: "choice", none: "All kitchens", choices: kitchens },
        accepts: (value) => FILTER.kitchenId.parse(value) !== null,
      },
      {
        ...{ name: "rider", label: "Rider", kind: "choice", none: "All riders", choices: riders },
        // Riders of past orders may have left the staff.
        accepts: (value) => FILTER.rider.parse(value) !== null,
      },
      { name: "q", label: "Text", kind: "text" },
    ],
    views: [
      { name: "Today", query: "" },
      { name: "To bake", query: "status=placed&status=accepted&status=preparing" },
      { name: "Out now", query: "status=shipped&status=out for delivery" },
      { name: "Not delivered", query: "status=undeliverable" },
      // An order that is being paid can be for any day.
      ...(seesCustomers
        ? [
            {
              name: "Waiting for payment",
              query: `status=awaiting payment&from=today&to=${addDays(today, BOOKING_DAYS)}`,
            },
          ]
        : []),
      { name: "Tomorrow", query: "on=tomorrow" },
    ],
  };
}

type Choices = Record<"kitchens" | "slots" | "riders", Choice[]>;

/** Kitchens, slots and riders to choose from. Slots of the same hours are one choice. */
async function listChoices(services: Pick<Services, "db">): Promise<Choices> {
  const [kitchens, options, riders] = await Promise.all([
    listKitchens(services),
    listWindowsOfOptions(services),
    listStaffIn(services, { role: "rider" }),
  ]);
  const windows = options
    .flatMap(({ windows }) => windows)
    .filter(({ option }) => option !== "express")
    .sort((first, second) => first.startMinute - second.startMinute || first.endMinute - second.endMinute);
  const slots = new Map(
    windows.map((window) => [`${window.startMinute}-${window.endMinute}`, slotWords(windowLabel(window))]),
  );
  return {
    kitchens: kitchens.map(({ id, name }) => ({ value: id, label: name })),
    slots: [...slots].map(([value, label]) => ({ value, label })),
    riders: [
      { value: NO_RIDER, label: "No rider yet" },
      ...riders.map(({ userId, name }) => ({ value: userId, label: name })),
    ],
  };
}
