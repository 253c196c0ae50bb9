import type { Services } from "../services.ts";
import { selectKitchens } from "./delivery.queries.ts";

/** Every kitchen of the shop, by city and name. */
export async function listKitchens(
  services: Pick<Services, "db">,
): Promise<{ id: string; name: string; city: string }[]> {
  return selectKitchens(services.db);
}
