import { addDays, type Day, instant } from "../../src/shop/basics/india-time.ts";
import { NO_MONEY, plus, times } from "../../src/shop/basics/money.ts";
import type { DeliveryOption } from "../../src/shop/delivery/rules/options.ts";
import { startOf, windowLabel } from "../../src/shop/delivery/rules/windows.ts";
import { chance, whole } from "../seeded-random.ts";
import { PAST_CUSTOMERS, pastCustomer, uuidOf } from "./past-customers.ts";
import type { Ware, Wares } from "./read-wares.ts";

const ORDERS_ON: Record<number, number> = { 0: 27, 1: 12, 2: 13, 3: 14, 4: 15, 5: 19, 6: 28 };
/** Orders of today and tomorrow, before those are left out that would be placed later than now. */
const COMING_ORDERS = 36;
const DAYS_AHEAD = 1;
/** How the orders spread over the kitchens: a higher number gives the first kitchens more. */
const SPREAD = { past: 1.6, coming: 4 };
/** Orders of today and tomorrow take no longer, so that none would have to be begun before it was placed. */
const COMING_LEAD_HOURS = 3;
/** Out of 100 orders. */
const OPTIONS: [DeliveryOption, number][] = [
  ["standard", 60],
  ["fixed-time", 17],
  ["express", 10],
  ["midnight", 7],
  ["pickup", 6],
];
/** Hours of the day in which people order; each as often as it is named. */
const HOURS = [
  8, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 14, 15, 16, 17, 17, 18, 18, 19, 19, 20, 20, 20, 21, 21, 22, 23,
];
const MESSAGES = ["Happy Birthday", "Happy Anniversary", "Congratulations", "With love", "Best wishes"];
const MINUTE = 60_000;

export type PlannedOrder = ReturnType<typeof planOrder>;

/**
 * The orders of four months until tomorrow, oldest first. Those of today and tomorrow take a few places in slots that can
 * still be booked, most of them of the first kitchen.
 */
export function planOrders(wares: Wares, { now, today, days }: { now: Date; today: Day; days: number }) {
  const planned: NonNullable<PlannedOrder>[] = [];
  const soonMade = wares.things.filter(({ leadHours }) => leadHours <= COMING_LEAD_HOURS);
  for (let back = days; back >= -DAYS_AHEAD; back -= 1) {
    const on = addDays(today, -back);
    const isPast = back > 0;
    const things = isPast ? wares.things : soonMade;
    const spread = isPast ? SPREAD.past : SPREAD.coming;
    for (let nth = 0; nth < (isPast ? pastOrdersOn(on, back) : COMING_ORDERS); nth += 1) {
      const order = planOrder({ ...wares, things }, { key: `${back}|${nth}`, on, spread });
      if (order && order.createdAt.getTime() < now.getTime() - 20 * MINUTE) planned.push(order);
    }
  }
  return planned.sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime());
}

function pastOrdersOn(on: Day, back: number): number {
  const weekday = new Date(`${on}T00:00:00Z`).getUTCDay();
  // The shop grows by a quarter in four months.
  const growth = 1 - (0.25 * back) / 120;
  return Math.round((ORDERS_ON[weekday] ?? 0) * growth * (0.85 + 0.3 * chance(`many|${back}`)));
}

function planOrder(wares: Wares, { key, on, spread }: { key: string; on: Day; spread: number }) {
  const option = chosenOption(key);
  const windows = wares.windows.filter((window) => window.option === option);
  const window = pick(windows, `window|${key}`);
  // The first kitchens have the most orders.
  const kitchen = wares.kitchens[Math.floor(chance(`kitchen|${key}`) ** spread * wares.kitchens.length)];
  const rule = wares.options.get(option);
  if (!window || !kitchen || !rule) return null;
  const createdAt = orderedAt(key, { option, on, window });
  const chosen = chooseWares(wares.things, key);
  const lines = linesOf(chosen, key);
  const items = plus(...lines.map(({ totalPaise }) => totalPaise));
  const isFree = rule.freeFromPaise !== null && items >= rule.freeFromPaise;
  // Few people order many times, many once.
  const customer = pastCustomer(Math.floor(chance(`who|${key}`) ** 1.5 * PAST_CUSTOMERS));
  return {
    ...{ key, id: uuidOf(`past order ${key}`), customer, kitchen, lines, createdAt },
    pincode:
      option === "pickup" ? kitchen.pincode : (pick(kitchen.pincodes, `pin|${key}`) ?? kitchen.pincode),
    slot: { ...window, on, label: windowLabel(window, on), capacity: rule.capacity },
    /** The product of its first line. */
    productId: chosen[0]?.productId ?? "",
    leadHours: Math.max(0, ...chosen.map(({ leadHours }) => leadHours)),
    itemsPaise: items,
    deliveryPaise: isFree ? NO_MONEY : rule.feePaise,
  };
}

function chosenOption(key: string): DeliveryOption {
  let rest = chance(`option|${key}`) * 100;
  for (const [option, share] of OPTIONS) {
    rest -= share;
    if (rest < 0) return option;
  }
  return "standard";
}

/** Up to three days before the window, early enough for the kitchen. */
function orderedAt(
  key: string,
  {
    option,
    on,
    window,
  }: {
    option: DeliveryOption;
    on: Day;
    window: { startMinute: number; endMinute: number; option: DeliveryOption };
  },
): Date {
  const minute = whole(`minute|${key}`, 0, 59);
  const hour = pick(HOURS, `hour|${key}`) ?? 12;
  // Express leaves within two hours, in the daytime.
  if (option === "express") return instant(on, Math.min(Math.max(hour, 10), 18) * 60 + minute);
  const starts = startOf(window, on);
  const latest = starts.getTime() - 5 * 60 * MINUTE;
  let at = instant(addDays(on, -whole(`days|${key}`, 0, 2)), hour * 60 + minute);
  while (at.getTime() > latest) at = new Date(at.getTime() - 24 * 60 * MINUTE);
  return at;
}

function chooseWares(things: readonly Ware[], key: string): Ware[] {
  const many = chance(`lines|${key}`) < 0.14 ? 2 : 1;
  const chosen = new Set<Ware>();
  for (let nth = 0; nth < many; nth += 1) {
    const thing = things[Math.floor(chance(`thing|${key}|${nth}`) ** 2.2 * things.length)];
    if (thing) chosen.add(thing);
  }
  return [...chosen];
}

function linesOf(wares: readonly Ware[], key: string) {
  return wares.map(({ takesMessage, unitPaise, productId: _id, leadHours: _hours, ...thing }, nth) => {
    const quantity = chance(`quantity|${key}|${nth}`) < 0.05 ? 2 : 1;
    const wish = pick(MESSAGES, `wish|${key}`) ?? "";
    return {
      ...{ ...thing, sheet: "Cakes" as const, quantity, unitPaise },
      totalPaise: times(unitPaise, quantity),
      message: takesMessage && chance(`message|${key}`) < 0.7 ? wish : "",
    };
  });
}

export function pick<T>(from: readonly T[], key: string): T | undefined {
  return from[Math.floor(chance(key) * from.length)];
}
