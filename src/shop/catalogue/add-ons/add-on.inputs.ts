import { z } from "zod";
import { asciiDigits } from "../../basics/digits.ts";
import { line } from "../../basics/text-fields.ts";
import { allergenAnswers, readAnswers } from "../products/allergen-answers.inputs.ts";
import { rupees } from "../products/product.inputs.ts";
import { type AddOnFields, toQuestionLine } from "../rules/add-on-fields.ts";
import { QUESTION_KINDS, QUESTIONS } from "../rules/add-on-question.ts";

const fields = {
  name: line({ least: 2, most: 80, missing: "Please name it." }),
  pricePaise: rupees,
  taxClass: line({ least: 1, most: 60, missing: "Please choose one." }),
  /** Empty: neither picture nor drawing. */
  pictureId: line({ most: 80 }),
  forCakes: z.boolean(),
  isFood: z.boolean(),
  ...allergenAnswers,
  otherAllergens: line({ most: 120 }),
  active: z.boolean(),
  /** Empty: it asks for nothing. */
  kind: z.enum(["", ...QUESTION_KINDS], "Please choose one."),
  /** Ignored without a kind. */
  limit: z
    .string()
    .max(20)
    .overwrite(asciiDigits)
    .regex(/^\s*\d{0,3}\s*$/, "Please enter a whole number.")
    .transform(Number),
};

type Sent = z.output<z.ZodObject<typeof fields>>;

const isWithinLimit = ({ kind, limit }: Sent) =>
  kind === "" || (limit >= 1 && limit <= QUESTIONS[kind].mostLimit);

const limitError = {
  path: ["limit"],
  error: ({ input }: { input?: unknown }) => {
    const { kind } = input as Sent;
    const most = kind === "" ? 0 : QUESTIONS[kind].mostLimit;
    return most === 1 ? "One letter has 1 character." : `Please enter a number from 1 to ${most}.`;
  },
};

function toFields(sent: Sent): AddOnFields {
  const { name, pricePaise, taxClass, pictureId, forCakes, isFood, otherAllergens, active } = sent;
  const { kind, limit } = sent;
  const { contains, mayContain } = readAnswers(sent);
  return {
    ...{ name, pricePaise, taxClass, pictureId, forCakes, isFood, otherAllergens, active },
    ...{ contains, mayContain },
    question: kind === "" ? null : toQuestionLine({ kind, limit }),
  };
}

/** Food needs an answer for each allergen: a missing answer must not look like "free of it". */
function requireAnswers(sent: Sent, context: z.core.$RefinementCtx): void {
  if (!sent.isFood) return;
  for (const code of readAnswers(sent).openAllergens)
    context.addIssue({ code: "custom", path: [code], message: "Please choose one." });
}

/** The form of an add-on. */
export const AddOnForm = z
  .object(fields)
  .refine(isWithinLimit, limitError)
  .superRefine(requireAnswers)
  .transform(toFields);

/** The code of a new add-on; null: made from its name. */
export const NewAddOnCode = line({ most: 40 })
  .overwrite((text) => text.toUpperCase())
  .regex(/^([A-Z0-9-]{2,40})?$/, "Please use letters, figures and hyphens.")
  .transform((text) => (text === "" ? null : text));

/** An add-on to look up. */
export const AddOnSku = z.string().regex(/^[A-Z0-9-]{2,40}$/);
