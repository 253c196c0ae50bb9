import type { Tx } from "../../../infrastructure/database/db.ts";
import type { Services } from "../../services.ts";
import { writeEvents } from "../../webhooks/write-events.ts";
import { selectContainingNames } from "../combos/combo-parts.queries.ts";
import { selectOfferedOn } from "../combos/office-combos.queries.ts";
import { deletionEvent } from "../rules/catalogue-events.ts";
import { lockProducts, lockSkusOf } from "../snapshot/records.queries.ts";
import { deleteUnpublished } from "./publication.queries.ts";

/**
 * Locks a product and its SKUs until the caller's transaction ends. Also returns the products whose pages offer it as a
 * combo, and the combos that contain it. Null if the product does not exist.
 */
export async function lockDraft(
  { db: tx }: { db: Tx },
  { id }: { id: string },
): Promise<{
  name: string;
  skus: string[];
  offeredOn: { name: string }[];
  partOf: { name: string }[];
} | null> {
  const [product] = await lockProducts(tx, [id]);
  if (!product) return null;
  const skus = await lockSkusOf(tx, id);
  const offeredOn = await selectOfferedOn(tx, id);
  return { name: product.name, skus, offeredOn, partOf: await selectContainingNames(tx, [id]) };
}

/** Deletes a locked draft with its SKUs, and notifies programs. Returns false if it was published meanwhile. */
export async function deleteLockedDraft(
  services: Pick<Services, "clock" | "jobs"> & { db: Tx },
  { id, skus }: { id: string; skus: readonly string[] },
): Promise<boolean> {
  const { db: tx, clock } = services;
  if (!(await deleteUnpublished(tx, { id, at: clock().toISOString() }))) return false;
  await writeEvents(services, [deletionEvent({ id, skus })]);
  return true;
}
