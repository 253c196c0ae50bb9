import { randomId } from "../basics/ids.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import type { NewAddress } from "./accounts.inputs.ts";
import { countOtherAddresses, upsertAddress } from "./accounts.queries.ts";
import type { AccountsRefusal } from "./refusals.ts";

/** A list that one can still read; it also keeps a script from filling the table. */
const MOST = 50;

/** Keeps an address for the next order. The same line again is the same address. */
export async function saveAddress(
  services: Pick<Services, "db" | "clock">,
  { userId, address }: { userId: string; address: NewAddress },
): Promise<Outcome<void, AccountsRefusal>> {
  if ((await countOtherAddresses(services.db, userId, address.address)) >= MOST)
    return refuse("too-many-addresses");
  await upsertAddress(services.db, {
    id: randomId("adr"),
    userId,
    line: address.address,
    pincode: address.pinCode,
    type: address.addressType,
    name: address.name,
    phone: address.phone,
    createdAt: services.clock(),
  });
  return ok(undefined);
}
