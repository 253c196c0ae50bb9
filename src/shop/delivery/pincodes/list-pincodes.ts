import type { Services } from "../../services.ts";
import { listKitchens } from "../delivery.reads.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { optionsOf } from "../rules/pincode-record.ts";
import { countPincodes, selectFoundPincodes, selectPincodesOf } from "./pincodes.queries.ts";

/** Pincodes that a search shows. */
export const MOST_FOUND = 50;

/** A pincode that a kitchen serves. */
export type PincodeRow = { pincode: string; area: string; city: string; options: DeliveryOption[] };

export type KitchenPincodes = {
  /** All open kitchens, with how many pincodes each serves. */
  kitchens: { id: string; name: string; city: string; many: number }[];
  /** The kitchen of the list: the requested one, else the first. Null in a shop without open kitchens. */
  kitchen: { id: string; name: string } | null;
  rows: PincodeRow[];
  /** Pincodes of all kitchens that match the search, at most `MOST_FOUND`. */
  matches: (PincodeRow & { kitchen: string })[];
};

/** The pincodes that a kitchen serves, and those that a search finds. The caller has checked permissions. */
export async function listPincodes(
  services: Pick<Services, "db">,
  { kitchenId, search = "" }: { kitchenId: string | null; search?: string },
): Promise<KitchenPincodes> {
  const [stored, counts] = await Promise.all([listKitchens(services), countPincodes(services.db)]);
  const kitchens = stored.filter(({ isOpen }) => isOpen);
  const kitchen = kitchens.find(({ id }) => id === kitchenId) ?? kitchens[0] ?? null;
  const rows = kitchen ? await selectPincodesOf(services.db, kitchen.id) : [];
  const matches = search === "" ? [] : await selectFoundPincodes(services.db, { search, limit: MOST_FOUND });
  const manyOf = new Map(counts.map(({ kitchenId: id, many }) => [id, many]));
  return {
    kitchens: kitchens.map(({ isOpen: _open, ...each }) => ({ ...each, many: manyOf.get(each.id) ?? 0 })),
    kitchen,
    rows: rows.map(pincodeRow),
    matches: matches.map(({ row, kitchen: name }) => ({ ...pincodeRow(row), kitchen: name })),
  };
}

function pincodeRow(row: Awaited<ReturnType<typeof selectPincodesOf>>[number]): PincodeRow {
  const { pincode, area, city } = row;
  return { pincode, area, city, options: optionsOf(row) };
}
