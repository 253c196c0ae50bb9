import type { OrderVisibility } from "./order-visibility.ts";

/** The numbers to call, the first one first. Of a gift whose buyer wants the call, the rider sees no other. */
export function phonesToCall(
  { callPhone, recipientPhone, altPhone }: { callPhone: string; recipientPhone: string; altPhone: string },
  sight: Pick<OrderVisibility, "customer">,
): string[] {
  const ofReceiver = [recipientPhone, altPhone];
  const phones = callPhone === "" || sight.customer ? [callPhone, ...ofReceiver] : [callPhone];
  return [...new Set(phones)].filter((phone) => phone !== "");
}
