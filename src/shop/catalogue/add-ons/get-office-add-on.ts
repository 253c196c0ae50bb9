import { dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { selectAddOn } from "../imports/catalogue-file.queries.ts";
import { ICON_PREFIX } from "../pictures.ts";
import { selectTaxClasses, selectUsedPictures } from "../products/new-product.queries.ts";
import type { AddOnFields } from "../rules/add-on-fields.ts";
import { drawnWordOf } from "../rules/drawn-add-ons.ts";
import { type AddOnLook, lookOf } from "./list-office-add-ons.ts";
import { recordedAddOnOf } from "./office-add-ons.queries.ts";

const MOST_PICTURES = 500;

/** The choices in the form of an add-on. */
export type AddOnOffer = {
  taxClasses: { taxClass: string; hsn: string; rateBp: number }[];
  /** Pictures of products, by the name of a product that shows them. */
  pictures: { id: string; name: string }[];
};

/** An add-on as staff edit it, with the choices of its form. */
export type EditableAddOn = AddOnOffer &
  AddOnLook & {
    sku: string;
    fields: AddOnFields;
    /** The drawing that the shop has for it, as a picture's id; null if none. */
    drawing: string | null;
  };

/** The choices in the form of a new add-on. The caller has checked permissions. */
export async function getNewAddOn({ db, clock }: Pick<Services, "db" | "clock">): Promise<AddOnOffer> {
  const [taxClasses, pictures] = await Promise.all([
    selectTaxClasses(db, dayOf(clock())),
    selectUsedPictures(db, { limit: MOST_PICTURES }),
  ]);
  return { taxClasses, pictures };
}

/** An add-on with its editable fields. Null if it does not exist. The caller has checked permissions. */
export async function getOfficeAddOn(
  services: Pick<Services, "db" | "clock" | "pictures">,
  { sku }: { sku: string },
): Promise<EditableAddOn | null> {
  const [row, offer] = await Promise.all([selectAddOn(services.db, sku), getNewAddOn(services)]);
  if (!row) return null;
  const { position: _apart, ...fields } = recordedAddOnOf(row);
  const word = drawnWordOf(sku);
  const drawing = word && `${ICON_PREFIX}${word}`;
  return { sku, fields, drawing, ...lookOf(services.pictures, row), ...offer };
}
