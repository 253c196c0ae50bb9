import type { Services } from "../services.ts";
import { matchLines } from "./settlements.queries.ts";

/** Lines that are compared again in one night. */
const MOST = 5_000;

/** Compares lines again that the shop's books did not know when they came. Runs every night. */
export async function matchSettlements({ db }: Pick<Services, "db">): Promise<void> {
  await matchLines(db, { ids: null, limit: MOST });
}
