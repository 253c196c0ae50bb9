import type { Paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import { type AddOnRow, selectAllAddOns } from "../imports/catalogue-file.queries.ts";
import { ICON_PREFIX, type Picture } from "../pictures.ts";
import { recordedAddOnOf } from "./office-add-ons.queries.ts";

/** How an add-on looks: its picture, its drawing by its SKU, or neither yet. */
export type AddOnLook = { picture: Picture | null; isDrawn: boolean };

/** An add-on in the list of the office. */
export type OfficeAddOn = AddOnLook & {
  sku: string;
  name: string;
  pricePaise: Paise;
  /** Format: see `toQuestionLine`. */
  question: string | null;
  /** Offered only with a cake. */
  forCakes: boolean;
  active: boolean;
};

/** All add-ons in the shop's order, those off sale too. The caller has checked permissions. */
export async function listOfficeAddOns({
  db,
  pictures,
}: Pick<Services, "db" | "pictures">): Promise<OfficeAddOn[]> {
  const rows = await selectAllAddOns(db);
  return rows.map((row) => {
    const { sku, name, forCakes, active } = row;
    const { question } = recordedAddOnOf(row);
    return { sku, name, pricePaise: row.pricePaise, question, forCakes, active, ...lookOf(pictures, row) };
  });
}

export function lookOf(pictures: Services["pictures"], { pictureId }: AddOnRow): AddOnLook {
  const isDrawn = pictureId.startsWith(ICON_PREFIX);
  return { picture: isDrawn || pictureId === "" ? null : pictures.cutout(pictureId), isDrawn };
}
