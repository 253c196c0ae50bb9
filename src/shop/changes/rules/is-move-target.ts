import type { DeliveryOption } from "../../delivery/rules/options.ts";

/** Can an order move to this option? Express promises two hours from the payment, so a paid order cannot. */
export function isMoveTarget({ option }: { option: DeliveryOption }): boolean {
  return option !== "express";
}
