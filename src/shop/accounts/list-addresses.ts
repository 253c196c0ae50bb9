import type { Services } from "../services.ts";
import { selectAddresses } from "./addresses.queries.ts";
import { type AddressParts, addressParts } from "./rules/address-line.ts";

export type SavedAddress = AddressParts & {
  id: string;
  /** Flat, street and landmark joined by commas. */
  line: string;
  /** Empty where a client saved the line alone. */
  pincode: string;
  type: string;
  name: string;
  phone: string;
  /** The one that checkout begins with; one of them always is. */
  isDefault: boolean;
};

/** The addresses that a customer has kept: the default one first, then the newest. */
export async function listAddresses(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<SavedAddress[]> {
  const rows = await selectAddresses(services.db, userId);
  return rows.map(({ id, line, flat, street, landmark, pincode, type, name, phone }, place) => ({
    // Kept before its parts were.
    ...(flat === "" ? addressParts(line) : { flat, street, landmark }),
    ...{ id, line, pincode, type, name, phone, isDefault: place === 0 },
  }));
}
