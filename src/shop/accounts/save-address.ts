import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { NewAddress } from "./accounts.inputs.ts";
import type { AddressEntry } from "./addresses.inputs.ts";
import { countOtherAddresses, lockAddresses, upsertAddress } from "./addresses.queries.ts";
import { addressLine } from "./rules/address-line.ts";
import { MOST_ADDRESSES } from "./rules/most-addresses.ts";

/**
 * Keeps an address for the next order: as the contract's line, or in its parts. The same line again is the same
 * address. Gives its id.
 */
export function saveAddress(
  services: Pick<Services, "db" | "clock">,
  { userId, address }: { userId: string; address: NewAddress | AddressEntry },
): Promise<Outcome<{ id: string }, "too-many-addresses">> {
  const told = toldBy(address);
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const others = await countOtherAddresses(tx, userId, told.line);
    if (others >= MOST_ADDRESSES) return refuse("too-many-addresses");
    const createdAt = services.clock();
    const first = others === 0 ? { chosenAt: createdAt } : {};
    return ok({ id: await upsertAddress(tx, { id: randomId("adr"), userId, ...told, ...first, createdAt }) });
  });
}

/** Both ways to tell an address, as it is stored. */
function toldBy(address: NewAddress | AddressEntry) {
  if ("flat" in address) return { ...address, line: addressLine(address) };
  const { address: line, pinCode: pincode, addressType: type, name, phone } = address;
  return { line, flat: "", street: "", landmark: "", pincode, type, name, phone };
}
