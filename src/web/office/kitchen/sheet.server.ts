import { data } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { getOrderStory } from "../../../shop/back-office/get-order-story.ts";
import { getKitchenSheet } from "../../../shop/orders/kitchen/get-kitchen-sheet.ts";
import { getMovedAway } from "../../../shop/orders/kitchen/get-moved-away.ts";
import { takesCakePhoto } from "../../../shop/orders/rules/cake-photo.ts";
import { isAddOn } from "../../../shop/orders/rules/order-line.ts";
import type { Services } from "../../../shop/services.ts";
import { withIcing } from "../with-icing.server.ts";
import { changeWords } from "./board/change-words.server.ts";
import { withPicture } from "./with-picture.server.ts";

/**
 * One order as the kitchen needs it, without money and customer for every role. 404 if it does not exist, or if the
 * role does not bake.
 * @param board the kitchen whose board it was opened from. If another one has the order by now, it is shown where the
 *   order went, and no step of it
 */
export async function loadSheet(
  services: Services,
  { id, staff, board = null }: { id: string; staff: Session; board?: string | null },
) {
  const story = await getOrderStory(services, { id, staff });
  const sheet = story.ok ? await getKitchenSheet(services, { id: story.value.uuid, staff }) : story;
  if (!story.ok || !sheet.ok) throw data(null, { status: 404 });
  const { uuid, number, status, deliveryOn, hours, option, kitchen, receiver, gift, events } = story.value;
  const { allergens, bestBefore, unseen, ...times } = sheet.value;
  const lines = story.value.lines.map(({ totalPaise: _price, ...line }) => ({
    ...withIcing(withPicture(services.pictures, line)),
    allergens: allergens[line.sku] ?? "",
    bestBefore: bestBefore[line.sku] ?? null,
  }));
  const movedAway = board && (await getMovedAway(services, { id: uuid, kitchenId: board, staff }));
  const here = movedAway
    ? { urgency: null, next: null, undo: null, kitchenId: board }
    : { kitchenId: sheet.value.kitchenId };
  const noticed = movedAway || unseen;
  return {
    ...{ uuid, number, status, deliveryOn, hours, option, kitchen, gift, events },
    ...times,
    receiver: { name: receiver.name, area: receiver.area, address: receiver.address },
    changes: noticed && changeWords(noticed, times.at, kitchen.name),
    photo: story.value.cakePhotos.at(-1) ?? null,
    takesPhoto: takesCakePhoto(status),
    ...here,
    made: lines.filter((line) => !isAddOn(line)),
    addOns: lines.filter(isAddOn),
  };
}

export type Sheet = Awaited<ReturnType<typeof loadSheet>>;
export type SheetLine = Sheet["made"][number];
