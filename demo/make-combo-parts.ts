import type { Made } from "./make-products.ts";
import type { SkuRow } from "./make-skus.ts";
import type { Tables } from "./tables.ts";

/**
 * The parts of each SKU of a combo: the cake of the same size and with the same egg mark, then the other things in words.
 * Combos without a cake have words only.
 */
export function makeComboParts(tables: Tables, made: Made[]) {
  const ofPicture = new Map(
    made.flatMap((row) =>
      row.draft.look.code === row.product.id ? [[row.product.pictureId, row] as const] : [],
    ),
  );
  return made.flatMap(({ draft, product, skus }) => {
    if (product.kind !== "combo") return [];
    const pictures = draft.also.flatMap((picture) => ofPicture.get(picture) ?? []);
    // Words of the table for combos that were made for the page of a cake.
    const added = tables.comboParts.find(
      ({ suffix }) => draft.combo && draft.code === `${draft.combo.of}${suffix}`,
    );
    return skus.flatMap((sku) => {
      const parts = pictures.map((part) => partOf(sku, part, added));
      // The cake first: it decides the weight.
      return [...parts.filter(isSku), ...parts.filter((part) => !isSku(part))].map((part, position) => ({
        ...{ sku: sku.sku, position },
        ...part,
      }));
    });
  });
}

type Part = { partSku: string | null; quantity: number | null; words: string | null };

const isSku = ({ partSku }: Part) => partSku !== null;

function partOf(
  combo: SkuRow,
  { product, skus }: Made,
  added: Tables["comboParts"][number] | undefined,
): Part {
  const cake = product.kind === "cake" ? sameSize(combo, skus) : undefined;
  if (cake) return { partSku: cake.sku, quantity: 1, words: null };
  const words = added?.picture === product.pictureId ? withoutWith(added.label) : product.name;
  return { partSku: null, quantity: null, words };
}

/** The SKU of the same weight. Of several, one with the same egg mark comes first, then one of the same flavour. */
function sameSize({ weight, flavour, eggless }: SkuRow, skus: SkuRow[]): SkuRow | undefined {
  const likeness = (sku: SkuRow) => 2 * Number(sku.eggless === eggless) + Number(sku.flavour === flavour);
  return skus
    .filter((sku) => sku.weight === weight)
    .toSorted((one, next) => likeness(next) - likeness(one))[0];
}

/** `With six red roses` as a part: `Six red roses`. */
function withoutWith(label: string): string {
  const words = label.replace(/^With /, "");
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
