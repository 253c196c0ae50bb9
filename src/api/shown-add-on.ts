import type { AdminAddOn } from "../contract/admin/add-ons.ts";
import { toRupees } from "../shop/basics/money.ts";
import { refuse } from "../shop/basics/outcome.ts";
import { getOfficeAddOn } from "../shop/catalogue/add-ons/get-office-add-on.ts";
import { readQuestionLine } from "../shop/catalogue/rules/add-on-fields.ts";
import type { Services } from "../shop/services.ts";
import { accepted } from "./refusals.ts";

/** An add-on in the form of the API. Throws 404 if there is none. */
export async function shownAddOn(services: Services, sku: string): Promise<AdminAddOn> {
  const addOn = await getOfficeAddOn(services, { sku });
  if (!addOn) return accepted(refuse("unknown-add-on"));
  const { name, pricePaise, question, taxClass, pictureId: picture, forCakes, active } = addOn.fields;
  const { isFood: food, contains, mayContain, otherAllergens } = addOn.fields;
  return {
    ...{ SKU: sku, name, price: toRupees(pricePaise), question: readQuestionLine(question) },
    ...{ taxClass, picture, forCakes, active, drawing: addOn.drawing },
    ...{ food, contains, mayContain, otherAllergens },
  };
}
