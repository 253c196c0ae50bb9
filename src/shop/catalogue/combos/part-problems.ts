import type { TableProblem } from "../../basics/table-problem.ts";
import type { PlacedLine } from "../imports/catalogue-file.inputs.ts";
import { type ComboPart, chainedSkus, skusOfParts } from "../rules/combo-parts.ts";

type Stored = {
  skus: readonly { sku: string; productId: string }[];
  parts: ReadonlyMap<string, readonly ComboPart[]>;
};

/** Parts in the lines of a table that no other product has, and combos that would be in combos. */
export function partProblems(lines: readonly PlacedLine[], stored: Stored): TableProblem[] {
  const productOf = new Map([
    ...stored.skus.map(({ sku, productId }) => [sku, productId] as const),
    ...lines.map(({ SKU, ProductID }) => [SKU, ProductID] as const),
  ]);
  const changes = lines.flatMap(({ SKU: sku, Parts: parts }) => (parts ? { sku, parts } : []));
  const pairs = [...stored.parts].flatMap(([combo, parts]) =>
    parts.map((part) => ({ combo, part: "sku" in part ? part.sku : "" })),
  );
  const chained = new Set(chainedSkus(pairs, changes));
  return lines.flatMap(({ row, SKU, ProductID, Parts = [] }) =>
    skusOfParts(Parts).flatMap((part) => {
      const say = (text: string) => ({ row, column: "Parts", text });
      const owner = productOf.get(part);
      if (owner === undefined) return say(`there is no SKU ${part}`);
      if (owner === ProductID) return say(`${part} is a SKU of the same product`);
      if (chained.has(part)) return say(`${part} is a combo itself`);
      return chained.has(SKU) ? say(`${SKU} is in another combo already`) : [];
    }),
  );
}
