import type { Services } from "../services.ts";
import { countRefundsByStatus } from "./payments.queries.ts";

/** Money on its way back, for those who watch the shop: refunds by where they are. */
export type RefundCounts = {
  underWay: number;
  /** The provider reported them as failed; they are asked for again by themselves. */
  failed: number;
  /** Failed as often as they are asked for: somebody has to look. */
  givenUp: number;
  /** The provider has said nothing clear of them for hours: somebody has to look. */
  silent: number;
  /** Of money that did not match its order, within all time. */
  mismatched: number;
};

export async function countRefunds(services: Pick<Services, "db">): Promise<RefundCounts> {
  return countRefundsByStatus(services.db);
}
