import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectAddresses } from "./accounts.queries.ts";

export type SavedAddress = {
  id: string;
  /** Flat, street and landmark joined by commas. */
  line: string;
  /** Empty where a client saved the line alone. */
  pincode: string;
  type: string;
  name: string;
  phone: string;
};

/** The addresses that a customer has kept, the newest first. */
export async function listAddresses(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<Outcome<SavedAddress[], never>> {
  const rows = await selectAddresses(services.db, userId);
  return ok(
    rows.map(({ id, line, pincode, type, name, phone }) => ({ id, line, pincode, type, name, phone })),
  );
}
