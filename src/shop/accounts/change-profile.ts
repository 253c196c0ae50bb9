import type { Services } from "../services.ts";
import { updateProfile } from "./accounts.queries.ts";

/** Changes a customer's name and phone. An empty phone removes it. */
export async function changeProfile(
  services: Pick<Services, "db" | "clock">,
  { userId, name, phone }: { userId: string; name: string; phone: string },
): Promise<void> {
  await updateProfile(services.db, userId, { name, phone: phone === "" ? null : phone }, services.clock());
}
