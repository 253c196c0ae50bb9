import { z } from "zod";
import { ALLERGENS, type Allergen } from "../../shop/catalogue/rules/allergens.ts";

/** In the order of the label, each once. */
export const AllergenList = z
  .array(z.enum(ALLERGENS))
  .max(ALLERGENS.length)
  .transform((sent): Allergen[] => ALLERGENS.filter((code) => sent.includes(code)));
