import type { Services } from "../services.ts";
import { selectAreas } from "./delivery.queries.ts";

/** What these pincodes are called, such as `Connaught Place`. One that is not served any more has no name. */
export async function nameAreas(
  services: Pick<Services, "db">,
  { pincodes }: { pincodes: string[] },
): Promise<Map<string, string>> {
  const rows = await selectAreas(services.db, [...new Set(pincodes)]);
  return new Map(rows.map(({ pincode, area }) => [pincode, area]));
}
