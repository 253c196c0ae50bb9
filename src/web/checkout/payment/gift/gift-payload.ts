import type { Gift } from "../../../../shop/orders/rules/gift.ts";
import { isEmail } from "../../../forms/is-email.ts";
import { isPhone } from "../../../forms/use-phone-library.ts";
import type { GiftForm, GiftProblem } from "./gift-form.ts";

/**
 * The first answer that is missing or wrong; null if there is none.
 * @param isPickup the buyer collects it, so no receiver is told or called
 */
function giftProblem(gift: GiftForm, isPickup: boolean): GiftProblem | null {
  if (isPickup) return null;
  if (!gift.surprise && gift.email.trim() !== "" && !isEmail(gift.email.trim())) return "email";
  return gift.callsBuyer && !isPhone(gift.buyerPhone) ? "buyerPhone" : null;
}

/** The gift as the order carries it. A pickup keeps all answers, because it may become a delivery. */
function giftPayload(gift: GiftForm): Gift {
  const { anonymous, from, card, hidePrices, surprise, email, callsBuyer, buyerPhone } = gift;
  return {
    anonymous,
    from: anonymous ? "" : from.trim(),
    card: card.trim(),
    hidePrices,
    surprise,
    receiverEmail: surprise || !isEmail(email.trim()) ? "" : email.trim(),
    callPhone: callsBuyer && isPhone(buyerPhone) ? buyerPhone : "",
  };
}

/** The gift as the order carries it, or what must be corrected first. */
export function giftAnswers(gift: GiftForm, isPickup: boolean): { gift?: Gift; problem?: GiftProblem } {
  const problem = giftProblem(gift, isPickup);
  return problem ? { problem } : { gift: giftPayload(gift) };
}
