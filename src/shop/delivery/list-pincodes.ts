import type { Services } from "../services.ts";
import { listKitchens } from "./delivery.reads.ts";
import { countPincodes, selectPincodesOf } from "./pincodes.queries.ts";
import type { DeliveryOption } from "./rules/options.ts";
import { optionsOf } from "./rules/pincode-record.ts";

/** A pincode that a kitchen serves. */
export type PincodeRow = { pincode: string; area: string; city: string; options: DeliveryOption[] };

export type KitchenPincodes = {
  /** All open kitchens, with how many pincodes each serves. */
  kitchens: { id: string; name: string; city: string; many: number }[];
  /** The kitchen of the list: the one that was wanted, else the first. Null in a shop without open ones. */
  kitchen: { id: string; name: string } | null;
  rows: PincodeRow[];
};

/** The pincodes that a kitchen serves. The caller has checked permissions. */
export async function listPincodes(
  services: Pick<Services, "db">,
  { kitchenId }: { kitchenId: string | null },
): Promise<KitchenPincodes> {
  const [stored, counts] = await Promise.all([listKitchens(services), countPincodes(services.db)]);
  const kitchens = stored.filter(({ isOpen }) => isOpen);
  const kitchen = kitchens.find(({ id }) => id === kitchenId) ?? kitchens[0] ?? null;
  const rows = kitchen ? await selectPincodesOf(services.db, kitchen.id) : [];
  const manyOf = new Map(counts.map(({ kitchenId: id, many }) => [id, many]));
  return {
    kitchens: kitchens.map(({ isOpen: _open, ...each }) => ({ ...each, many: manyOf.get(each.id) ?? 0 })),
    kitchen,
    rows: rows.map((row) => {
      const { pincode, area, city } = row;
      return { pincode, area, city, options: optionsOf(row) };
    }),
  };
}
