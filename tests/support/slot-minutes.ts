import { eq } from "drizzle-orm";
import { beforeAll, beforeEach } from "vitest";
import { day } from "../../src/shop/basics/india-time.ts";
import type { Work } from "../../src/shop/catalogue/rules/work.ts";
import { deliveryOptions, slotHolds, slots } from "../../src/shop/delivery/delivery.tables.ts";
import { type ChosenSlot, findSlot } from "../../src/shop/delivery/slots/find-slot.ts";
import { holdSlot } from "../../src/shop/delivery/slots/hold-slot.ts";
import { SATURDAY_MORNING } from "./small-shop.ts";
import { openSmallShopFor } from "./small-shop-for.ts";

export const MINUTE = 60_000;

export const cake = (ovenMinutes: number, decoratorMinutes = 0): Work => ({ ovenMinutes, decoratorMinutes });

/**
 * Opens a small shop for a file of tests about the minutes of slots. Before each test its slots are empty, and each takes
 * 100 minutes of oven and of decorator.
 * @returns the shop, and what the tests do with its slots
 */
export function openSlotsFor() {
  const shop = openSmallShopFor();
  let [morning, noon]: ChosenSlot[] = [];

  beforeAll(async () => {
    [morning, noon] = await Promise.all([slotAt("9 AM - 12 PM"), slotAt("12 PM - 3 PM")]);
  });
  beforeEach(reset);

  async function reset() {
    shop.now = SATURDAY_MORNING;
    await shop.db.delete(slotHolds);
    await shop.db.delete(slots);
    await limit({ ovenMinutes: 100, decoratorMinutes: 100 });
  }

  async function slotAt(time: string): Promise<ChosenSlot> {
    const choice = { pincode: "110001", date: day("2026-11-23"), type: "Standard Delivery", leadHours: 2 };
    const slot = await findSlot(shop.services, { ...choice, time });
    if (!slot.ok) throw new Error(slot.code);
    return slot.value;
  }

  type Limits = { ovenMinutes: number | null; decoratorMinutes: number | null };

  function limit(minutes: Limits) {
    return shop.db.update(deliveryOptions).set(minutes).where(eq(deliveryOptions.option, "standard"));
  }

  function slotNamed(name: "morning" | "noon"): ChosenSlot {
    const slot = name === "morning" ? morning : noon;
    if (!slot) throw new Error("the shop has no such slot");
    return slot;
  }

  const hold = (orderId: string, work: Work, name: "morning" | "noon" = "morning") =>
    holdSlot(shop.services, {
      ...{ orderId, work, slot: slotNamed(name) },
      until: new Date(shop.now.getTime() + 15 * MINUTE),
    });
  const pass = (minutes: number) => {
    shop.now = new Date(shop.now.getTime() + minutes * MINUTE);
  };

  /** Per slot, what it counts and what its holds add up to. */
  async function ledgers() {
    const holds = (await shop.db.select().from(slotHolds)).filter(({ state }) => state !== "released");
    const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
    return (await shop.db.select().from(slots)).map((slot) => {
      const live = holds.filter(({ slotId }) => slotId === slot.id);
      return {
        slot,
        taken: [slot.taken, slot.takenOvenMinutes, slot.takenDecoratorMinutes],
        held: [
          live.length,
          total(live.map(({ ovenMinutes }) => ovenMinutes)),
          total(live.map(({ decoratorMinutes }) => decoratorMinutes)),
        ],
      };
    });
  }

  return { shop, reset, limit, slotNamed, hold, pass, ledgers };
}
