import { paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { selectAreas, selectFees, selectKitchen, selectKitchens } from "./delivery.queries.ts";
import type { Fee } from "./rules/fee.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "./rules/options.ts";

/** Every kitchen of the shop, by city and name. */
export async function listKitchens(
  services: Pick<Services, "db">,
): Promise<{ id: string; name: string; city: string }[]> {
  return selectKitchens(services.db);
}

/** A kitchen as shoppers meet it: where to pick up, and who bakes. */
export type Kitchen = {
  id: string;
  name: string;
  city: string;
  /** GST state code, two digits. */
  stateCode: string;
  address: string;
  pincode: string;
};

/** The kitchen of this id. Kitchens are never deleted, so an order always finds its own. */
export async function getKitchen(services: Services, { id }: { id: string }): Promise<Kitchen> {
  const kitchen = await selectKitchen(services.db, id);
  if (!kitchen) throw new Error(`there is no kitchen ${id}`);
  const { name, city, stateCode, address, pincode } = kitchen;
  return { id, name, city, stateCode, address, pincode };
}

/** Areas by pincode, such as `Connaught Place`. Pincodes no longer served are missing. */
export async function nameAreas(
  services: Pick<Services, "db">,
  { pincodes }: { pincodes: string[] },
): Promise<Map<string, string>> {
  const rows = await selectAreas(services.db, [...new Set(pincodes)]);
  return new Map(rows.map(({ pincode, area }) => [pincode, area]));
}

/** What each option costs, by its name. */
export async function listFees(services: Services): Promise<Record<string, Fee>> {
  const fees: Record<string, Fee> = {};
  for (const { option, feePaise, freeFromPaise } of await selectFees(services.db)) {
    const knownOption = DELIVERY_OPTIONS.find((known) => known === option);
    if (!knownOption) continue;
    fees[OPTION_NAMES[knownOption]] = {
      feePaise: paise(feePaise),
      freeFromPaise: freeFromPaise === null ? null : paise(freeFromPaise),
    };
  }
  return fees;
}
