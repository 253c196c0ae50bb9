import { expect, test } from "vitest";
import { hasCake, type ProductKind } from "./product-kinds.ts";

const aProduct = (kind: ProductKind, name: string) => ({ kind, name, takesMessage: false });
const inWords = (words: string) => ({ kind: null, words });

test.each([
  ["a cake", aProduct("cake", "Truffle"), [], true],
  [
    "a combo with a part that is a cake",
    aProduct("combo", "Party Box"),
    [{ kind: "cake" as const, words: null }],
    true,
  ],
  ["a combo without parts that is named after one", aProduct("combo", "Roses and Truffle Cake"), [], true],
  ["a combo with a cake in words", aProduct("combo", "Party Box"), [inWords("Six cupcakes")], true],
  ["a combo of roses", aProduct("combo", "Roses and Teddy"), [inWords("A card")], false],
  ["a combo with what goes with a cake", aProduct("combo", "Party Box"), [inWords("A cake topper")], false],
  ["a toy that is named after a cake", aProduct("soft-toy", "Cake Teddy"), [], false],
])("whether candles suit %s", (_what, product, parts, suits) => expect(hasCake(product, parts)).toBe(suits));
