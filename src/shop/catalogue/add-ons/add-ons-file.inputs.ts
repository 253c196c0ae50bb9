import { z } from "zod";
import { keysOf } from "../../basics/record-of.ts";
import { AllergensCell } from "../imports/catalogue-file.inputs.ts";
import { filled, oneOf, rupees, whole, yesNo } from "../imports/table-cells.inputs.ts";
import { QUESTION_KINDS } from "../rules/add-on-question.ts";
import { LONGEST_ANSWER } from "../rules/longest-answer.ts";

/** One add-on, as a line of the owner's table. Names and order are those of the columns. */
export const AddOnLine = z.object({
  SKU: z.string().regex(/^[A-Z0-9-]{2,40}$/, "must be 2 to 40 capitals, figures and hyphens"),
  Name: filled.max(80, "is longer than 80 characters"),
  Price: rupees,
  /** A picture, or `icon:card` for a drawn one. */
  Image: filled,
  TaxClass: filled,
  Status: oneOf(["Active", "Inactive"]),
  /** The kind of question that it asks the customer; empty for none. */
  Question: oneOf(["", ...QUESTION_KINDS]).transform((kind) => (kind === "" ? null : kind)),
  /** Characters that the answer may have; empty without a question. */
  Limit: z.union(
    [
      z.literal("").transform(() => null),
      whole(LONGEST_ANSWER).refine((limit) => limit > 0, "must be more than 0"),
    ],
    `must be a whole number up to ${LONGEST_ANSWER}, or empty`,
  ),
  /** Whether it is offered only with a cake. Without this column, add-ons stay as they are. */
  OnlyWithCake: yesNo.optional(),
  /**
   * Allergens of food: `Milk, soy`, or `None`. Empty for a new add-on that is not food. A missing column or an empty cell
   * changes nothing.
   */
  Allergens: AllergensCell.optional(),
});

export type AddOnLine = z.output<typeof AddOnLine>;
export const ADD_ON_COLUMNS = keysOf(AddOnLine.shape);
/** Columns that a spreadsheet reads as numbers. */
export const ADD_ON_NUMBERS: readonly (keyof AddOnLine)[] = ["Price", "Limit"];
