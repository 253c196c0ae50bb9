import type { OrderVisibility } from "./order-visibility.ts";

/** The numbers to call, the first one first. If a gift's buyer wants the call, only the buyer's number. */
export function phonesToCall(
  { callPhone, recipientPhone, altPhone }: { callPhone: string; recipientPhone: string; altPhone: string },
  sight: Pick<OrderVisibility, "customer">,
): string[] {
  const ofReceiver = [recipientPhone, altPhone];
  const phones = callPhone === "" || sight.customer ? [callPhone, ...ofReceiver] : [callPhone];
  return [...new Set(phones)].filter((phone) => phone !== "");
}
