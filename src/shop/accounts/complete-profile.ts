import type { Services } from "../services.ts";
import { fillName, fillPhone } from "./accounts.queries.ts";

/**
 * Adds name and phone to an account that lacks them, as after a sign-in by code. Existing values stay, so clients may
 * register at every sign-in.
 */
export async function completeProfile(
  services: Pick<Services, "db" | "clock">,
  { userId, name, phone }: { userId: string; name: string; phone: string },
): Promise<void> {
  const now = services.clock();
  if (name !== "") await fillName(services.db, userId, name, now);
  if (phone !== "") await fillPhone(services.db, userId, phone, now);
}
