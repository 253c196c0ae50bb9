import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refusableTransaction, refuse } from "../../basics/outcome.ts";
import { PHOTO_PRINTS } from "../../catalogue/rules/photo-prints.ts";
import { claimPhotos } from "../../photos/claim-photos.ts";
import type { LinePhoto } from "../../photos/rules/line-photo.ts";
import { photosProblem } from "../../photos/rules/photos-problem.ts";
import type { Services } from "../../services.ts";
import { findOwnOrder } from "../find-own-order.ts";
import { notifyKitchen } from "../kitchen/notify-kitchen.ts";
import { insertEvent, selectLines } from "../orders.queries.ts";
import { publishOrder } from "../publish-order.ts";
import { pieceTitleOf } from "../rules/piece-title.ts";
import type { NewLinePhotos } from "./line-photos.inputs.ts";
import { setLinePhotos, touchChangeable } from "./line-photos.queries.ts";

/** Photos sent for one order. */
const LIMIT = { max: 30, seconds: 60 * 60 };

type Refusal =
  | "unknown-order"
  | "change-closed"
  | "too-many-tries"
  | "photo-not-taken"
  | "photo-misplaced"
  | "unknown-photo"
  | "photo-too-small";

/**
 * Stores the photos of an ordered product in place of those that it has, until the kitchen begins. For the customer and
 * the holder of the order's link, because the confirmation mail has that link. The same photos again are not recorded twice.
 */
export async function replaceLinePhotos(
  services: Services,
  {
    id,
    viewer,
    token,
    line: position,
    photos: chosen,
  }: { id: string; viewer: Session | null; token: string | undefined } & NewLinePhotos,
): Promise<Outcome<void, Refusal>> {
  const order = await findOwnOrder(services, { id, viewer, token });
  if (!order) return refuse("unknown-order");
  const { allowed, retryAfter } = await services.rateLimiter.take(
    `order-photos:${order.id}`,
    LIMIT.max,
    LIMIT.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  return refusableTransaction(services.db, async (tx): Promise<Outcome<void, Refusal>> => {
    const now = services.clock();
    // Locks the order: a kitchen that starts at the same time comes before or after this photo.
    const changed = await touchChangeable(tx, order.id, now);
    if (!changed) return refuse("change-closed");
    const lines = (await selectLines(tx, [order.id])).get(order.id) ?? [];
    const line = lines[position];
    if (!line?.photoPrint) return refuse("photo-not-taken");
    const problem = photosProblem(line.photoPrint, chosen);
    if (problem) return refuse(problem);
    const widthMm = PHOTO_PRINTS[line.photoPrint].widthMm(line.weight);
    const photos = chosen.map(({ mayUse: _granted, ...photo }) => ({ ...photo, widthMm }));
    if (areSame(photos, line.photos)) return ok(undefined);
    const { userId, deliveryOn } = changed;
    const inTx = { ...services, db: tx };
    const claimed = await claimPhotos(inTx, { userId, orderId: order.id, deliveryOn, photos });
    if (!claimed.ok) return claimed;
    await setLinePhotos(tx, { orderId: order.id, position }, photos);
    await insertEvent(tx, {
      ...{ orderId: order.id, at: now, status: changed.status, by: "customer" },
      actorId: viewer?.userId === userId ? userId : null,
      note: `${line.photos.length === 0 ? "Photo sent" : "Photo replaced"}: ${pieceTitleOf(lines, position)}.`,
    });
    await notifyKitchen(inTx, { before: changed, kind: "photos" });
    await publishOrder(inTx, changed);
    return ok(undefined);
  });
}

/** Compared field by field, because the database reorders the fields of stored photos. */
function areSame(photos: LinePhoto[], stored: LinePhoto[]): boolean {
  const keyOf = ({ id, shape, turns, x, y, side, widthMm }: LinePhoto) =>
    [id, shape, turns, x, y, side, widthMm].join(" ");
  return photos.map(keyOf).join() === stored.map(keyOf).join();
}
