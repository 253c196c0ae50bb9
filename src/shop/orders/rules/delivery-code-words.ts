import { firstNameOf } from "./first-name.ts";
import type { Gift } from "./gift.ts";

type HandedOver = { isPickup: boolean; gift: Pick<Gift, "surprise"> | null; receiver: string };

/** Tells the buyer how to use the delivery code. The receiver of a surprise is asked for none: a photo is enough. */
export function deliveryCodeWords({ isPickup, gift, receiver }: HandedOver): string {
  const name = firstNameOf(receiver) || "the receiver";
  if (isPickup) return "Say it at the counter when you collect your order. Nobody else needs it.";
  if (gift?.surprise)
    return `To keep the surprise, ${name} need not know it: the rider takes a photo instead.`;
  if (gift) return `Pass it on to ${name}, who says it to the rider. Without it, the rider takes a photo.`;
  return "Say it to the rider once the order is in your hands. Is somebody else there? Pass it on to them.";
}
