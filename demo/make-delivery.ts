import type { Tables } from "./tables.ts";

/** Rows of the delivery tables: kitchens, pincodes with their options, and windows. */
export function makeDelivery(tables: Tables) {
  const cityOf = new Map(tables.kitchens.map(({ id, city }) => [id, city]));
  return {
    kitchens: tables.kitchens.map((kitchen) => ({ ...kitchen, isDemo: true })),
    pincodes: tables.pincodes.map(({ pincode, area, kitchen, without }) => {
      const city = cityOf.get(kitchen);
      if (!city) throw new Error(`demo/tables/pincodes.csv: ${pincode} has no kitchen ${kitchen}`);
      return {
        pincode,
        area,
        city,
        kitchenId: kitchen,
        standard: !without.includes("standard"),
        express: !without.includes("express"),
        fixedTime: !without.includes("fixed-time"),
        midnight: !without.includes("midnight"),
        pickup: !without.includes("pickup"),
      };
    }),
    deliveryOptions: tables.deliveryOptions.map((row, index) => ({
      option: row.option,
      feePaise: row.fee * 100,
      freeFromPaise: row.freeFrom === null ? null : row.freeFrom * 100,
      lastOrderMinutes: row.lastOrderMinutes,
      lastOrderAtMinute: row.lastOrderAt,
      capacity: row.capacity,
      position: index + 1,
    })),
    deliveryWindows: tables.deliveryWindows.map(({ option, from, to }) => ({
      option,
      startMinute: from,
      endMinute: to,
    })),
  };
}
