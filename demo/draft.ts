import type { PersonalizationName } from "../src/shop/catalogue/rules/customised.ts";
import type { PrintKind } from "../src/shop/catalogue/rules/photo-prints.ts";
import type { Look } from "./tables.ts";

/** A product before its ids, sizes and prices are generated. */
export type Draft = {
  /** Readable start of its SKUs; null generates one from the name. */
  code: string | null;
  name: string;
  look: Look;
  kind: Look["kind"];
  /** Available flavours, the usual one first; empty for products without flavour. */
  flavours: string[];
  /** Rupees for the smallest size. */
  price: number;
  /** Rupees added to every size, such as for a printed photograph. */
  extra: number;
  /** Lead time in hours; null takes that of its sizes. */
  lead: number | null;
  /** Slug of its occasion; empty if it suits many. */
  madeFor: string;
  occasions: string[];
  personalization: PersonalizationName[];
  /** The kind of print of the customer's photo. */
  print: PrintKind | null;
  tags: string[];
  says: string;
  /** Pictures after the first. */
  also: string[];
  /** For combos shown on another product's page: that product's code and what is added. */
  combo: { of: string; label: string } | null;
};

/** Lower case, with hyphens for white space, as the menu makes URLs of labels. */
export function slugOf(label: string): string {
  return label.trim().toLowerCase().replace(/\s+/g, "-");
}
