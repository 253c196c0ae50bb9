import type { Session } from "../accounts/identity.ts";
import { may } from "../accounts/rules/permissions.ts";
import { isUuid } from "../basics/ids.ts";
import { showDay } from "../basics/india-time.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { findOrder, listLines } from "../orders/orders.reads.ts";
import { pieceTitleOf } from "../orders/rules/piece-title.ts";
import { promisedHours } from "../orders/rules/promised-hours.ts";
import { drawLinePhoto } from "../photos/draw-line-photo.ts";
import { photoWords } from "../photos/rules/line-photo.ts";
import type { PhotoSheet } from "../photos/rules/photo-sheet.ts";
import { PRINT_OUTLINES } from "../photos/rules/print-outline.ts";
import type { Services } from "../services.ts";

/** A page takes 0.2 s in the worker that also draws invoices. */
const MOST_PAGES = 40;

/**
 * The customer's photos of an order for those who bake: one page for each piece, or for each photo if that were too
 * many pages. Refuses an order without photos.
 */
export async function getPhotoSheet(
  services: Services,
  { id, staff }: { id: string; staff: Session },
): Promise<Outcome<PhotoSheet, "unknown-order" | "unknown-photo">> {
  const order = isUuid(id) ? await findOrder(services, { id: id.toLowerCase() }) : refuse("unknown-order");
  if (!order.ok || !may(staff.roles, "bake")) return refuse("unknown-order");
  const { number, deliveryOn } = order.value;
  const prints: PhotoSheet["prints"] = [];
  const lines = await listLines(services, { orderId: order.value.id });
  const pieces = lines.reduce((sum, { photos, quantity }) => sum + photos.length * quantity, 0);
  for (const [position, line] of lines.entries()) {
    const pages = pieces > MOST_PAGES ? 1 : line.quantity;
    for (const photo of line.photos) {
      const jpeg = await drawLinePhoto(services, photo);
      if (!jpeg) continue;
      const words = photoWords(photo) + (pages < line.quantity ? `, print ${line.quantity} times` : "");
      const print = {
        ...{ item: pieceTitleOf(lines, position), words, widthMm: photo.widthMm },
        ...{ outline: PRINT_OUTLINES[photo.shape], jpeg },
      };
      prints.push(...Array.from({ length: pages }, () => print));
    }
  }
  if (prints.length === 0) return refuse("unknown-photo");
  return ok({
    orderNumber: number,
    when: `${showDay(deliveryOn, true)}, ${promisedHours(order.value)}`,
    prints,
  });
}
