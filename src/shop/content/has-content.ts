import type { Services } from "../services.ts";
import { hasPages } from "./content.queries.ts";

/** Has the shop any pages of text? One that opens for the first time has none yet. */
export function hasContent({ db }: Pick<Services, "db">): Promise<boolean> {
  return hasPages(db);
}
