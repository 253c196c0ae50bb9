import type { ProductKind } from "./product-kinds.ts";
import { isPublished, type Publication } from "./publication.ts";

/** A part of a combo: pieces of a SKU, or in words what the shop does not sell alone. */
export type ComboPart = { sku: string; quantity: number } | { words: string };

/** Parts that one SKU of a combo has. */
export const MOST_PARTS = 8;
/** Pieces of one part. */
export const MOST_PIECES = 20;
export const LONGEST_PART_TEXT = 60;

/** The key of a record in the log is the combo's SKU; this is its only field. */
export type PartFields = { parts: string[] };

/** A part as it is stored: its SKU with pieces, or words. */
type StoredPart = { partSku: string | null; quantity: number | null; words: string | null };

export function toPart({ partSku, quantity, words }: StoredPart): ComboPart {
  return partSku === null ? { words: words ?? "" } : { sku: partSku, quantity: quantity ?? 1 };
}

const SKU_LINE = /^(\d{1,2}) x ([A-Z0-9-]{2,40})$/;

/** Parts in their order, as form, log and file of the catalogue have them: `1 x BTC-1KG-E`, `Six red roses`. */
export function partLinesOf(parts: readonly ComboPart[]): string[] {
  return parts.map((part) => ("sku" in part ? `${part.quantity} x ${part.sku}` : part.words));
}

export function readPartLines(lines: readonly string[]): ComboPart[] {
  return lines.map((line) => {
    const [, quantity, sku] = SKU_LINE.exec(line) ?? [];
    return sku === undefined ? { words: line } : { sku, quantity: Number(quantity) };
  });
}

/** Words that a line can hold: no line of a SKU, and no separator of the catalogue's file. */
export function arePartWords(words: string): boolean {
  return !SKU_LINE.test(words) && !words.includes(";");
}

/** Whether a part has a possible number of pieces, or words that fit. */
export function isPossiblePart(part: ComboPart): boolean {
  return "sku" in part
    ? part.quantity >= 1 && part.quantity <= MOST_PIECES
    : part.words.length <= LONGEST_PART_TEXT;
}

/** Identifies a part, whatever its pieces: a list names each once. */
export function keyOfPart(part: ComboPart): string {
  return "sku" in part ? part.sku : part.words;
}

/** The SKUs among parts. */
export function skusOfParts(parts: readonly ComboPart[]): string[] {
  return parts.flatMap((part) => ("sku" in part ? part.sku : []));
}

/**
 * The SKUs that would be a combo and a part of another one: availability looks at the parts of a combo, and no further.
 * @param stored pairs of a combo and its part; those of changed combos are replaced. A part in words is empty.
 */
export function chainedSkus(
  stored: readonly { combo: string; part: string }[],
  changes: readonly { sku: string; parts: readonly ComboPart[] }[],
): string[] {
  const changed = new Set(changes.map(({ sku }) => sku));
  const unchanged = stored.filter(({ combo }) => !changed.has(combo));
  const combos = new Set([
    ...unchanged.map(({ combo }) => combo),
    ...changes.flatMap(({ sku, parts }) => (parts.length > 0 ? sku : [])),
  ]);
  const parts = new Set([
    ...unchanged.map(({ part }) => part),
    ...changes.flatMap((row) => skusOfParts(row.parts)),
  ]);
  return [...combos].filter((sku) => parts.has(sku));
}

/** The parts that only one of two lists has. */
export function partDifference(
  before: readonly string[],
  after: readonly string[],
): { removed: string[]; added: string[] } {
  const [old, current] = [new Set(before), new Set(after)];
  return {
    removed: before.filter((line) => !current.has(line)),
    added: after.filter((line) => !old.has(line)),
  };
}

/** A part with the product of its SKU. */
export type NamedPart = {
  quantity: number | null;
  words: string | null;
  name: string | null;
  weight: string | null;
  /** The kind of its product; null for words. */
  kind: ProductKind | null;
};

/** A part as people read it: `2 × Truffle Cake, 1 kg`, `Six red roses`. */
export function partWords({ quantity, words, name, weight }: Omit<NamedPart, "kind">): string {
  if (words !== null) return words;
  const title = [name, weight].filter(Boolean).join(", ");
  return quantity !== null && quantity > 1 ? `${quantity} × ${title}` : title;
}

/** The sale of a part's SKU. All null for words, which are always there. */
export type PartSale = { active: boolean | null; isDraft: boolean | null; publishAt: Date | null };

/** Whether a part can be had at this time, in ms. */
export function isPartOnSale(part: PartSale, at: number): boolean {
  return part.active !== false && isPublished(publicationOf(part), at);
}

/** The publication of a part's product. Words need none. */
export function publicationOf({ isDraft, publishAt }: PartSale): Publication {
  return { isDraft: isDraft === true, publishAt };
}

/**
 * Whether shoppers can order a SKU at this time, in ms: it is on sale itself, and so is each of its parts. The same in
 * SQL: `isAvailableAt`.
 */
export function isAvailable(sku: { active: boolean }, parts: readonly PartSale[], at: number): boolean {
  return sku.active && parts.every((part) => isPartOnSale(part, at));
}
