import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { NewAddress } from "./accounts.inputs.ts";
import type { AddressEntry } from "./addresses.inputs.ts";
import { countOtherAddresses, lockAddresses, upsertAddress } from "./addresses.queries.ts";
import { addressLine } from "./rules/address-line.ts";
import { MOST_ADDRESSES } from "./rules/most-addresses.ts";

/** Saves an address for later orders, as a line or in parts. A line that exists is updated. Returns its id. */
export function saveAddress(
  services: Pick<Services, "db" | "clock">,
  { userId, address }: { userId: string; address: NewAddress | AddressEntry },
): Promise<Outcome<{ id: string }, "too-many-addresses">> {
  const fields = fieldsOf(address);
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const others = await countOtherAddresses(tx, userId, fields.line);
    if (others >= MOST_ADDRESSES) return refuse("too-many-addresses");
    const createdAt = services.clock();
    const first = others === 0 ? { chosenAt: createdAt } : {};
    return ok({
      id: await upsertAddress(tx, { id: randomId("adr"), userId, ...fields, ...first, createdAt }),
    });
  });
}

/** Converts both forms of address to the stored one. */
function fieldsOf(address: NewAddress | AddressEntry) {
  if ("flat" in address) return { ...address, line: addressLine(address) };
  const { address: line, pinCode: pincode, addressType: type, name, phone } = address;
  return { line, flat: "", street: "", landmark: "", pincode, type, name, phone };
}
