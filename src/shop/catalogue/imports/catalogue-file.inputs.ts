import { z } from "zod";
import { tidy } from "../../basics/plain-text.ts";
import { keysOf } from "../../basics/record-of.ts";
import {
  isPossiblePart,
  keyOfPart,
  LONGEST_PART_TEXT,
  MOST_PARTS,
  MOST_PIECES,
  readPartLines,
} from "../rules/combo-parts.ts";
import { PERSONALIZATION_NAMES } from "../rules/customised.ts";
import { PRINT_KINDS } from "../rules/photo-prints.ts";
import { PRODUCT_KINDS } from "../rules/product-kinds.ts";
import { MOST_BEST_BEFORE_HOURS } from "../rules/shelf-life.ts";
import {
  filled,
  listOf,
  oneOf,
  type Placed,
  prose,
  rupees,
  textUpTo,
  whole,
  yesNo,
} from "./table-cells.inputs.ts";

/** The cell of a product that contains none of the allergens. */
export const NO_ALLERGENS = "None";

/** Allergens as on a label: `Milk, soy. May contain nuts.` */
export const AllergensCell = textUpTo(1_000).transform((cell) =>
  /^none\.?$/i.test(cell.trim()) ? NO_ALLERGENS : cell,
);

const PART_FORM = `has parts like "1 x BTC-1KG-E" with 1 to ${MOST_PIECES} pieces, or words of at most ${LONGEST_PART_TEXT} characters, with semicolons between`;

/** One SKU with its product, as a line of the owner's table. Names and order are those of the columns. */
export const CatalogueLine = z.object({
  ProductID: z.string().regex(/^[A-Z0-9]{2,16}$/, "must be 2 to 16 capitals and figures"),
  ProductName: filled.max(80, "is longer than 80 characters"),
  SKU: z.string().regex(/^[A-Z0-9-]{2,40}$/, "must be 2 to 40 capitals, figures and hyphens"),
  Flavour: textUpTo(60),
  Weight: filled.max(40, "is longer than 40 characters"),
  Serves: textUpTo(40),
  Shape: textUpTo(40),
  Eggless: yesNo,
  Price: rupees,
  Sell: rupees,
  /** The shop's cost of one piece. A file without this column does not change it. */
  Cost: z
    .union([z.literal("").transform(() => null), rupees], "must be an amount in rupees, or empty")
    .optional(),
  Points: whole(1_000_000),
  Status: oneOf(["Active", "Inactive"]),
  /** The parts of a combo: `1 x BTC-1KG-E;Six red roses`. A file without this column does not change them. */
  Parts: textUpTo(MOST_PARTS * (LONGEST_PART_TEXT + 1))
    .transform((cell) => readPartLines(listOf(tidy(cell))))
    .refine((parts) => parts.length <= MOST_PARTS, `has more than ${MOST_PARTS} parts`)
    .refine((parts) => parts.every(isPossiblePart), PART_FORM)
    .refine((parts) => new Set(parts.map(keyOfPart)).size === parts.length, "names a part twice")
    .optional(),
  Kind: oneOf(PRODUCT_KINDS),
  /** Slug of the main category, and of all categories that list it. */
  Category: filled,
  ListedUnder: textUpTo(2_000).transform(listOf),
  Occasions: textUpTo(400).transform(listOf),
  Personalization: textUpTo(80)
    .transform(listOf)
    .pipe(z.array(oneOf(PERSONALIZATION_NAMES))),
  MessageText: yesNo,
  /** The kind of print of the customer's photo. A file without the column leaves it as it is. */
  PhotoPrint: z
    .union(
      [z.literal("").transform(() => null), oneOf(PRINT_KINDS)],
      `must be one of ${PRINT_KINDS.join(", ")}, or empty`,
    )
    .optional(),
  DeliveryTime: oneOf(["same", "next", "scheduled"]),
  LeadHours: whole(2_000),
  TaxClass: filled,
  Image: filled,
  Description: prose(2_000),
  Care: prose(1_000),
  Delivery: prose(1_000),
  /** Empty leaves those of a product that has none named; a new product must say `None`. */
  Allergens: AllergensCell,
  KcalPer100g: z.union(
    [z.literal("").transform(() => null), whole(1_000)],
    "must be a whole number, or empty",
  ),
  /** Empty for what is usual of its kind. A file without the column leaves it as it is. */
  BestBeforeHours: z
    .union(
      [
        z.literal("").transform(() => null),
        whole(MOST_BEST_BEFORE_HOURS).refine((hours) => hours > 0, "must be 1 at least"),
      ],
      `must be a whole number from 1 to ${MOST_BEST_BEFORE_HOURS}, or empty`,
    )
    .optional(),
});

export type CatalogueLine = z.output<typeof CatalogueLine>;
export const COLUMNS = keysOf(CatalogueLine.shape);
/** Columns that a spreadsheet reads as numbers. Elsewhere digits are text: a name may be 007. */
export const NUMBERS: readonly (keyof CatalogueLine)[] = [
  "Price",
  "Sell",
  "Cost",
  "Points",
  "LeadHours",
  "KcalPer100g",
  "BestBeforeHours",
];

/** A line with its row in the file; the header is row 1. */
export type PlacedLine = Placed<CatalogueLine>;
