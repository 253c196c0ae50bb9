import type { Look } from "./tables.ts";

/** A product on its way into the catalogue: what it is, before ids, sizes and prices are worked out. */
export type Draft = {
  /** Readable start of its SKUs; null means that one is made from the name. */
  code: string | null;
  name: string;
  look: Look;
  kind: Look["kind"];
  /** Flavours on offer, the usual one first; empty for what has none. */
  flavours: string[];
  /** Rupees for the smallest size. */
  price: number;
  /** Rupees on top of every size, such as for a printed photograph. */
  extra: number;
  /** Hours that it needs; null means what its size line needs. */
  lead: number | null;
  /** Slug of what it was made for, empty for what suits many days. */
  madeFor: string;
  occasions: string[];
  personalization: string[];
  tags: string[];
  says: string;
  /** Pictures after the first. */
  also: string[];
  /** Set on the combos that stand on the page of another product: that product's code and what is added. */
  combo: { of: string; label: string } | null;
};

/** Lower case, runs of white space to hyphens: how the menu makes addresses of labels. */
export function slugOf(label: string): string {
  return label.trim().toLowerCase().replace(/\s+/g, "-");
}
