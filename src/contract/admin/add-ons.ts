import * as z from "zod/mini";
import { QUESTION_KINDS } from "../../shop/catalogue/rules/add-on-question.ts";
import { ALLERGENS } from "../../shop/catalogue/rules/allergens.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode, Rupees } from "../fields.ts";

const question = described(
  z.nullable(z.object({ kind: openCode(QUESTION_KINDS), limit: z.int() })),
  "Kind of the question to the customer, and most characters of the answer; null for no question",
);
const summary = {
  ...{ SKU: z.string(), name: z.string(), price: Rupees, question, active: z.boolean() },
  forCakes: described(z.boolean(), "Offered only with a cake"),
};

export const AddOnsReply = replyOf(z.object({ addOns: z.array(z.object(summary)) }));

const AdminAddOn = z.object({
  ...summary,
  taxClass: z.string(),
  picture: described(z.string(), "A picture, a drawing such as `icon:card`, or empty for neither"),
  food: described(z.boolean(), "Whether it is eaten. Only food has allergens"),
  contains: described(z.array(openCode(ALLERGENS)), "Allergens in it. The label of the box names them"),
  mayContain: described(z.array(openCode(ALLERGENS)), "Allergens of which it may hold traces"),
  otherAllergens: z.string(),
  drawing: described(z.nullable(z.string()), "The drawing that the shop has for it; null if none"),
});
export type AdminAddOn = z.infer<typeof AdminAddOn>;

export const AddOnReply = replyOf(AdminAddOn);
