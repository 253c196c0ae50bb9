import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { AddressEntry } from "./addresses.inputs.ts";
import { hasOtherLine, lockAddresses, updateAddress } from "./addresses.queries.ts";
import { addressLine } from "./rules/address-line.ts";

/** Changes a customer's saved address. Refuses addresses of others, and a line that is saved already. */
export function editAddress(
  services: Pick<Services, "db">,
  { userId, id, address }: { userId: string; id: string; address: AddressEntry },
): Promise<Outcome<void, "unknown-address" | "address-kept-twice">> {
  const line = addressLine(address);
  return services.db.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    if (await hasOtherLine(tx, userId, { id, line })) return refuse("address-kept-twice");
    return (await updateAddress(tx, userId, id, { ...address, line }))
      ? ok(undefined)
      : refuse("unknown-address");
  });
}
