import { type Outcome, ok } from "../basics/outcome.ts";
import type { Services } from "../services.ts";
import { selectKitchens } from "./delivery.queries.ts";

/** Every kitchen of the shop, by city and name. */
export async function listKitchens(
  services: Pick<Services, "db">,
): Promise<Outcome<{ id: string; name: string; city: string }[], never>> {
  return ok(await selectKitchens(services.db));
}
