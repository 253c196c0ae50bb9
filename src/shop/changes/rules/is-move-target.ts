import type { DeliveryOption } from "../../delivery/rules/options.ts";
import { placeOfSupply } from "../../delivery/rules/place-of-supply.ts";

type Supply = { option: DeliveryOption; kitchen: { stateCode: string } };

/**
 * Can an order move to this option of this kitchen? Express promises two hours from the payment, so a paid order cannot.
 * Seller's state and place of supply must stay, because the invoice names them and its taxes depend on them.
 */
export function isMoveTarget({ pincode, ...present }: Supply & { pincode: string }, target: Supply): boolean {
  const supplyStateOf = ({ option, kitchen }: Supply) => placeOfSupply({ option, pincode }, kitchen);
  return (
    target.option !== "express" &&
    target.kitchen.stateCode === present.kitchen.stateCode &&
    supplyStateOf(target) === supplyStateOf(present)
  );
}
