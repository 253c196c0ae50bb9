import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { AddOnSku } from "../../shop/catalogue/add-ons/add-on.inputs.ts";
import { QUESTION_KINDS, QUESTIONS } from "../../shop/catalogue/rules/add-on-question.ts";
import { LONGEST_ANSWER } from "../../shop/catalogue/rules/longest-answer.ts";
import { MISSING_FIELD, namesEachField } from "../request-fields.ts";
import { AllergenList } from "./allergen-list.requests.ts";
import { Price } from "./catalogue.requests.ts";

export const AddOnParams = z.object({ SKU: AddOnSku });

const ReadQuestion = z.object({
  kind: z.enum(QUESTION_KINDS),
  limit: z.int().min(1).max(LONGEST_ANSWER).describe("Maximum number of characters of the answer"),
});
const Question = ReadQuestion.refine(({ kind, limit }) => limit <= QUESTIONS[kind].mostLimit, {
  ...{ path: ["limit"], message: "is more than such an answer can have" },
});

const PictureId = z
  .string()
  .regex(/^[\w:-]{0,80}$/, "There is no such picture.")
  .describe("A picture that the shop has, a drawing such as `icon:card`, or empty for neither");

const fields = {
  name: line({ least: 2, most: 80, missing: "Please name it." }),
  price: Price,
  taxClass: line({ least: 1, most: 60 }).describe("One of `/api/admin/tax-classes`"),
  question: Question.nullable().describe("The question to the customer; null for none"),
  picture: PictureId,
  forCakes: z.boolean().describe("Offered only with a cake"),
  food: z.boolean().describe("Whether it is eaten. Only food has allergens"),
  contains: AllergenList.describe("Allergens in it. The label of the box names them"),
  mayContain: AllergenList.describe("Allergens of which it may hold traces"),
  otherAllergens: line({ most: 120 }).describe("Other allergens to name, such as coconut"),
  active: z.boolean().describe("Whether it is on sale. It then needs a picture or a drawing"),
};

/** Food names its allergens, also if it has none: an add-on without an answer would look free of all. */
const UNANSWERED = { path: ["contains"], message: "food needs both lists, `contains` and `mayContain`" };
const NO_FOOD = { path: ["food"], message: "must be true for what has allergens" };

export const NewAddOnBody = z
  .object({
    SKU: AddOnSku.nullable().default(null).describe("Null: made from the name"),
    ...fields,
    question: fields.question.default(null),
    picture: PictureId.default(""),
    forCakes: fields.forCakes.default(false),
    food: fields.food.default(false),
    contains: fields.contains.optional(),
    mayContain: fields.mayContain.optional(),
    otherAllergens: fields.otherAllergens.default(""),
    active: fields.active.default(false),
  })
  .refine(({ food, contains, mayContain }) => !food || (contains && mayContain), UNANSWERED)
  .refine((sent) => sent.food || !namesAllergens(sent), NO_FOOD)
  .transform((sent) => ({ ...sent, contains: sent.contains ?? [], mayContain: sent.mayContain ?? [] }));

type SentAllergens = {
  contains?: unknown[] | undefined;
  mayContain?: unknown[] | undefined;
  otherAllergens?: string | undefined;
};

function namesAllergens({ contains = [], mayContain = [], otherAllergens = "" }: SentAllergens): boolean {
  return contains.length > 0 || mayContain.length > 0 || otherAllergens !== "";
}

const Fields = z.object(fields).partial();
export type AddOnFieldsSent = z.output<typeof Fields>;

export const AddOnPatch = z
  .object({
    from: Fields.extend({ question: ReadQuestion.nullable().optional() }).describe(
      "The same fields with the values that the program read",
    ),
    to: Fields.describe("The fields to change"),
  })
  .refine(namesEachField, MISSING_FIELD)
  .refine(({ from, to }) => !(to.food && !from.food) || (to.contains && to.mayContain), UNANSWERED)
  .refine(({ from, to }) => (to.food ?? from.food) || !namesAllergens(to), NO_FOOD);

export const AddOnPlace = z.object({ before: AddOnSku.describe("The add-on that follows it then") });
