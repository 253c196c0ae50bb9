import type { Services } from "../services.ts";
import { updateProfile } from "./accounts.queries.ts";

/** Changes what a customer is called and where they can be rung. An empty phone takes it away. */
export async function changeProfile(
  services: Pick<Services, "db" | "clock">,
  { userId, name, phone }: { userId: string; name: string; phone: string },
): Promise<void> {
  await updateProfile(services.db, userId, { name, phone: phone === "" ? null : phone }, services.clock());
}
