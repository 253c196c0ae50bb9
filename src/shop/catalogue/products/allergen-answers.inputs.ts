import { z } from "zod";
import { recordOf } from "../../basics/record-of.ts";
import { ALLERGENS, type Allergen } from "../rules/allergens.ts";

/** How much of an allergen: in it, perhaps traces, or none. */
const ALLERGEN_ANSWERS = ["contains", "may", "free"] as const;

/** Empty: not answered yet. */
const AllergenAnswer = z.enum([...ALLERGEN_ANSWERS, ""], "Please choose one.");
type Answers = Record<Allergen, z.output<typeof AllergenAnswer>>;

/** A field of a form for each allergen. */
export const allergenAnswers = recordOf(ALLERGENS, () => AllergenAnswer);

export function readAnswers(form: Answers) {
  const answered = (answer: Answers[Allergen]) => ALLERGENS.filter((code) => form[code] === answer);
  return { contains: answered("contains"), mayContain: answered("may"), openAllergens: answered("") };
}
