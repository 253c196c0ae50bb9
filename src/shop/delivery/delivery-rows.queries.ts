import type { z } from "zod";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { deliveryOptions, deliveryWindows, kitchens, pincodes } from "./delivery.tables.ts";
import type { deliveryRows } from "./delivery-rows.inputs.ts";

/** A statement takes at most 65,535 parameters; 1,000 pincodes stay well below. */
const ROWS_A_STATEMENT = 1000;

export async function hasKitchens(db: Db | Tx): Promise<boolean> {
  const existingKitchens = await db.select({ id: kitchens.id }).from(kitchens).limit(1);
  return existingKitchens.length > 0;
}

export async function insertDelivery(tx: Tx, rows: z.infer<typeof deliveryRows>): Promise<void> {
  await tx.insert(kitchens).values(rows.kitchens);
  for (let from = 0; from < rows.pincodes.length; from += ROWS_A_STATEMENT) {
    await tx.insert(pincodes).values(rows.pincodes.slice(from, from + ROWS_A_STATEMENT));
  }
  await tx.insert(deliveryOptions).values(rows.deliveryOptions);
  await tx.insert(deliveryWindows).values(rows.deliveryWindows);
}
