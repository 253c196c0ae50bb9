import { join } from "node:path";
import { compose, cutoutOf, readRecipes } from "./composing.ts";

/**
 * Composes the pictures that show how large a cake is, beside a tea cup: `node demo/studio/compose-scale.ts [id...]`.
 * The round cake of the studio is 19 cm across and its board 24 cm; the cup's saucer is 13 cm.
 */
const CUP = join(import.meta.dirname, "cup.webp");
/** The width of the cut-out of cup and fork, in widths of the cake's board. */
const CUP_SCALE = 1.4 / 2.43;

const chosenIds = process.argv.slice(2);

for (const { id, beside } of readRecipes()) {
  if (!beside || (chosenIds.length > 0 && !chosenIds.includes(id))) continue;
  await compose(id, beside, [
    { file: cutoutOf(beside), place: { scale: 1, left: 304, foot: 618, base: 1 } },
    { file: CUP, place: { scale: CUP_SCALE, left: 30, foot: 666, base: 0.9 } },
  ]);
}
