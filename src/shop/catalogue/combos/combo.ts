import type { Paise } from "../../basics/money.ts";
import type { Services } from "../../services.ts";
import type { Picture } from "../pictures.ts";
import { cakeHref } from "../product-card.ts";
import type { Tile } from "../rules/tile-colours.ts";

/** A combo on a product's page: itself a SKU, with what it adds. */
export type Combo = {
  sku: string;
  name: string;
  label: string;
  href: string;
  flavour: string;
  weight: string;
  pricePaise: Paise;
  sellPaise: Paise;
  active: boolean;
  tile: Tile;
  cutout: Picture;
  photo: Picture;
};

type ComboRow = Pick<Combo, "sku" | "name" | "label" | "flavour" | "weight" | "active"> & {
  pricePaise: Paise;
  sellPaise: Paise;
  tile: Tile;
  pictureId: string;
  morePictureIds: string[];
};

/** `besides` is the picture of that product: a combo with the same picture shows what it adds instead. */
export function toCombo({ pictures }: Pick<Services, "pictures">, row: ComboRow, besides?: string): Combo {
  const { sku, name, label, flavour, weight, active, pictureId, morePictureIds } = row;
  const added = pictureId === besides ? morePictureIds[0] : undefined;
  return {
    ...{ sku, name, label, href: cakeHref(sku), flavour, weight, active },
    pricePaise: row.pricePaise,
    sellPaise: row.sellPaise,
    tile: row.tile,
    cutout: pictures.cutout(added ?? pictureId),
    photo: pictures.photo(pictureId),
  };
}
