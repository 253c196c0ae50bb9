import type { Services } from "../../services.ts";
import type { RecordedKitchen } from "../rules/kitchen-fields.ts";
import { selectListed } from "./kitchens.queries.ts";
import { recordedKitchen } from "./stored-kitchens.ts";

/** A kitchen as staff see it. */
export type KitchenRecord = {
  id: string;
  fields: RecordedKitchen;
  isDemo: boolean;
  closedAt: Date | null;
  /** Pincodes that it serves, or served until it closed. */
  pincodes: number;
};

/** All kitchens, the open ones first. The caller has checked permissions. */
export async function listKitchenRecords({ db }: Pick<Services, "db">): Promise<KitchenRecord[]> {
  const rows = await selectListed(db);
  return rows
    .map(({ kitchen, pincodes }) => ({
      ...{ id: kitchen.id, isDemo: kitchen.isDemo, closedAt: kitchen.closedAt, pincodes },
      fields: recordedKitchen(kitchen),
    }))
    .toSorted((one, other) => Number(other.fields.isOpen) - Number(one.fields.isOpen));
}
