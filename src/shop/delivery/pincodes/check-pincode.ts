import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { selectPincode } from "../delivery.queries.ts";
import type { DeliveryOption } from "../rules/options.ts";
import { isPincode, typedPincode } from "../rules/pincode.ts";

/** A served pincode, and the options offered there. */
export type ServedPincode = {
  pincode: string;
  area: string;
  city: string;
  options: Record<DeliveryOption, boolean>;
};

/** Does the shop deliver to this pincode, and how? */
export async function checkPincode(
  services: Services,
  input: { pincode: string },
): Promise<Outcome<ServedPincode, "pincode-not-served">> {
  const normalisedPincode = typedPincode(input.pincode);
  const row =
    normalisedPincode && isPincode(normalisedPincode)
      ? await selectPincode(services.db, normalisedPincode)
      : undefined;
  if (!row) return refuse("pincode-not-served");
  const { pincode, area, city, standard, express, fixedTime, midnight, pickup } = row;
  return ok({
    pincode,
    area,
    city,
    options: { standard, express, "fixed-time": fixedTime, midnight, pickup },
  });
}
