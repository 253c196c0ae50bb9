import { type Paise, paise } from "../basics/money.ts";
import type { Services } from "../services.ts";
import { selectAddOns } from "./categories.queries.ts";
import type { Picture } from "./pictures.ts";

export type AddOn = {
  sku: string;
  name: string;
  pricePaise: Paise;
  /** A cut-out, or null where a drawing stands for it. */
  picture: Picture | null;
  /** Name of the drawing (`candle`), or null where there is a picture. */
  icon: string | null;
};

const ICON = "icon:";

/** What can be added to an order, in the shop's order. */
export async function listAddOns(services: Services): Promise<AddOn[]> {
  const rows = await selectAddOns(services.db);
  return rows.map(({ sku, name, pricePaise, pictureId }) => {
    const icon = pictureId.startsWith(ICON) ? pictureId.slice(ICON.length) : null;
    const picture = icon === null ? services.pictures.cutout(pictureId) : null;
    return { sku, name, pricePaise: paise(pricePaise), picture, icon };
  });
}
