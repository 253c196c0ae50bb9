import type { Services } from "../services.ts";
import { fillName, fillPhone } from "./accounts.queries.ts";

/**
 * Adds name and phone to an account that lacks them: who came in by a code has told neither. What is known
 * already stays, so that a client which registers at every sign-in changes nothing.
 */
export async function completeProfile(
  services: Pick<Services, "db" | "clock">,
  { userId, name, phone }: { userId: string; name: string; phone: string },
): Promise<void> {
  const now = services.clock();
  if (name !== "") await fillName(services.db, userId, name, now);
  if (phone !== "") await fillPhone(services.db, userId, phone, now);
}
