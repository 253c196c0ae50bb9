import type { Services } from "../services.ts";
import { selectKitchen } from "./delivery.queries.ts";

/** A kitchen as shoppers meet it: where to pick up, and who bakes. */
export type Kitchen = {
  id: string;
  name: string;
  city: string;
  /** GST state code, two digits. */
  stateCode: string;
  address: string;
  pincode: string;
};

/** The kitchen of this id. Kitchens are never deleted, so an order always finds its own. */
export async function getKitchen(services: Services, { id }: { id: string }): Promise<Kitchen> {
  const kitchen = await selectKitchen(services.db, id);
  if (!kitchen) throw new Error(`there is no kitchen ${id}`);
  const { name, city, stateCode, address, pincode } = kitchen;
  return { id, name, city, stateCode, address, pincode };
}
