import type { Tx } from "../../../infrastructure/database/db.ts";
import { dayOf } from "../../basics/india-time.ts";
import type { Services } from "../../services.ts";
import { ICON_PREFIX } from "../pictures.ts";
import { knownPictures } from "../product-pictures/known-pictures.ts";
import { selectTaxClasses } from "../products/new-product.queries.ts";
import type { AddOnFields } from "../rules/add-on-fields.ts";
import { drawnWordOf } from "../rules/drawn-add-ons.ts";
import { priceProblem } from "../rules/price-problem.ts";

export type AddOnProblem =
  | ("add-on-name-taken" | "price-impossible" | "unknown-tax-class" | "unknown-picture")
  | ("no-drawing" | "add-on-without-picture");

type Change = {
  sku: string;
  /** Null for a new one. */
  before: AddOnFields | null;
  after: AddOnFields;
  /** All stored add-ons. The caller has locked them. */
  stored: readonly { sku: string; name: string }[];
};

/** Why an add-on cannot be stored so; null if it can. */
export async function addOnProblem(
  services: Pick<Services, "clock" | "pictures"> & { db: Tx },
  { sku, before, after, stored }: Change,
): Promise<AddOnProblem | null> {
  const { name, pricePaise, taxClass, pictureId, active } = after;
  const isNamed = (other: Change["stored"][number]) =>
    other.sku !== sku && other.name.toLowerCase() === name.toLowerCase();
  if (name !== before?.name && stored.some(isNamed)) return "add-on-name-taken";
  if (priceProblem({ pricePaise, sellPaise: pricePaise, costPaise: null })) return "price-impossible";
  if (taxClass !== before?.taxClass) {
    const classes = await selectTaxClasses(services.db, dayOf(services.clock()));
    if (!classes.some((known) => known.taxClass === taxClass)) return "unknown-tax-class";
  }
  if (active && pictureId === "") return "add-on-without-picture";
  if (pictureId === before?.pictureId || pictureId === "") return null;
  if (pictureId.startsWith(ICON_PREFIX)) {
    const word = drawnWordOf(sku);
    return word !== null && pictureId === `${ICON_PREFIX}${word}` ? null : "no-drawing";
  }
  return (await knownPictures(services, { ids: [pictureId] })).has(pictureId) ? null : "unknown-picture";
}
