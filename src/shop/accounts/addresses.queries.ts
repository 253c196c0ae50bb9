import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../infrastructure/database/db.ts";
import { addresses } from "./accounts.tables.ts";
import type { AddressParts } from "./rules/address-line.ts";

type Handle = Db | Tx;
export type AddressRow = typeof addresses.$inferSelect;
type AddressFields = Pick<AddressRow, "line" | keyof AddressParts | "pincode" | "type" | "name" | "phone">;

/** One change at a time per customer's addresses, until the transaction ends. */
export async function lockAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses:${userId}`}, 0))`);
}

/** The default first: chosen last or, if none was chosen, the newest. */
export function selectAddresses(db: Handle, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(sql`${addresses.chosenAt} desc nulls last`, desc(addresses.createdAt), asc(addresses.id));
}

export async function countOtherAddresses(db: Handle, userId: string, line: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), ne(addresses.line, line)));
  return row?.count ?? 0;
}

/** Is this line saved already, under another id? */
export async function hasOtherLine(db: Handle, userId: string, { id, line }: { id: string; line: string }) {
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.line, line), ne(addresses.id, id)));
  return rows.length > 0;
}

/** Saves an address. If the line exists, updates its other fields, and its parts if given. Returns its id. */
export async function upsertAddress(db: Handle, address: typeof addresses.$inferInsert): Promise<string> {
  const { flat, street, landmark, pincode, type, name, phone } = address;
  const [savedAddress] = await db
    .insert(addresses)
    .values(address)
    .onConflictDoUpdate({
      target: [addresses.userId, addresses.line],
      set: { pincode, type, name, phone, ...(flat && { flat, street, landmark }) },
    })
    .returning({ id: addresses.id });
  if (!savedAddress) throw new Error("an address was not saved");
  return savedAddress.id;
}

const isOwnAddress = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** Updates a customer's address. Returns false if they have no such address. */
export async function updateAddress(
  db: Handle,
  userId: string,
  id: string,
  fields: AddressFields,
): Promise<boolean> {
  const changed = await db
    .update(addresses)
    .set(fields)
    .where(isOwnAddress(userId, id))
    .returning({ id: addresses.id });
  return changed.length > 0;
}

export async function markChosen(db: Handle, userId: string, id: string, at: Date): Promise<boolean> {
  const chosen = await db
    .update(addresses)
    .set({ chosenAt: at })
    .where(isOwnAddress(userId, id))
    .returning({ id: addresses.id });
  return chosen.length > 0;
}

export async function deleteAddress(db: Handle, userId: string, id: string): Promise<boolean> {
  const deletedAddresses = await db
    .delete(addresses)
    .where(isOwnAddress(userId, id))
    .returning({ id: addresses.id });
  return deletedAddresses.length > 0;
}
