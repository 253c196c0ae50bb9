import { z } from "zod";
import { line } from "../../shop/basics/text-fields.ts";
import { AddOnSku } from "../../shop/catalogue/add-ons/add-on.inputs.ts";
import { QUESTION_KINDS, QUESTIONS } from "../../shop/catalogue/rules/add-on-question.ts";
import { LONGEST_ANSWER } from "../../shop/catalogue/rules/longest-answer.ts";
import { Price } from "./catalogue.requests.ts";

export const AddOnParams = z.object({ SKU: AddOnSku });

const ReadQuestion = z.object({
  kind: z.enum(QUESTION_KINDS),
  limit: z.int().min(1).max(LONGEST_ANSWER).describe("Characters of the answer"),
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
  question: Question.nullable().describe("What it asks the customer for; null for nothing"),
  picture: PictureId,
  forCakes: z.boolean().describe("Offered only with a cake"),
  active: z.boolean().describe("On sale. It needs a picture or a drawing"),
};

export const NewAddOnBody = z.object({
  SKU: AddOnSku.nullable().default(null).describe("Null: made from the name"),
  ...fields,
  question: fields.question.default(null),
  picture: PictureId.default(""),
  forCakes: fields.forCakes.default(false),
  active: fields.active.default(false),
});

const Fields = z.object(fields).partial();
export type AddOnFieldsSent = z.output<typeof Fields>;

export const AddOnPatch = z
  .object({
    from: Fields.extend({ question: ReadQuestion.nullable().optional() }).describe(
      "The same fields as the program read them",
    ),
    to: Fields.describe("The fields to change"),
  })
  .refine(({ from, to }) => Object.keys(to).every((field) => field in from), {
    ...{ path: ["from"], message: "must name each field of `to`, as the program read it" },
  });

export const AddOnPlace = z.object({ before: AddOnSku.describe("The add-on that follows it then") });
