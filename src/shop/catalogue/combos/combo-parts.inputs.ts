import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { line } from "../../basics/text-fields.ts";
import {
  arePartWords,
  type ComboPart,
  keyOfPart,
  LONGEST_PART_TEXT,
  MOST_PARTS,
  MOST_PIECES,
} from "../rules/combo-parts.ts";

const NO_SUCH_SKU = "There is no such SKU.";
const PIECES = `Please enter 1 to ${MOST_PIECES} pieces.`;

/** A part as it is typed: a SKU with its pieces, or words. Empty pieces are one. */
const Part = z
  .object({
    sku: line({ most: 40, tooLong: NO_SUCH_SKU })
      .overwrite((text) => text.toUpperCase())
      .regex(/^([A-Z0-9-]{2,40})?$/, NO_SUCH_SKU),
    quantity: line({ most: 4, tooLong: PIECES }).overwrite(asciiDigits).regex(/^\d*$/, PIECES),
    words: line({ most: LONGEST_PART_TEXT }),
  })
  .transform(({ sku, quantity, words }, context): ComboPart => {
    const pieces = quantity === "" ? 1 : Number(quantity);
    const refuse = (path: "sku" | "quantity" | "words", message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
      return z.NEVER;
    };
    if (sku === "" && words === "") return refuse("sku", "Please choose a SKU, or write what it is.");
    if (sku !== "" && words !== "") return refuse("words", "Please leave this empty, or the SKU.");
    if (sku === "" && quantity !== "" && pieces !== 1)
      return refuse("quantity", "Please write the number into the words.");
    if (sku === "")
      return arePartWords(words) ? { words } : refuse("words", "Please use words, without a semicolon.");
    return pieces >= 1 && pieces <= MOST_PIECES ? { sku, quantity: pieces } : refuse("quantity", PIECES);
  });

/** The parts of one SKU of a combo, as a form sends them. */
export const PartsForm = z
  .array(Part)
  .max(MOST_PARTS, `A combo has room for ${MOST_PARTS} parts.`)
  .superRefine((parts, context) => {
    const seen = new Set<string>();
    for (const [index, part] of parts.entries()) {
      const key = keyOfPart(part);
      if (seen.has(key))
        context.addIssue({
          ...{ code: "custom", path: [index, "sku" in part ? "sku" : "words"] },
          message: "This is there already. Please change its pieces.",
        });
      seen.add(key);
    }
  });
