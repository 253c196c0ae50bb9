import type { Services } from "../services.ts";
import { selectDeliveredLines } from "./orders.queries.ts";

/** Something that a customer ordered and was brought. `orderId` and `position` name it. */
export type DeliveredLine = {
  orderId: string;
  position: number;
  number: string;
  deliveredOn: string;
  sku: string;
  name: string;
  weight: string;
  pictureId: string;
  tile: string;
};

const MOST = 200;

/** What was delivered to this customer, the newest order first, without add-ons. */
export async function listDeliveredLines(
  services: Pick<Services, "db">,
  { userId }: { userId: string },
): Promise<DeliveredLine[]> {
  return selectDeliveredLines(services.db, userId, MOST);
}
