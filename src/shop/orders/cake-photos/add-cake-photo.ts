import type { Session } from "../../accounts/identity.ts";
import { roleFor } from "../../accounts/rules/permissions.ts";
import type { Role } from "../../accounts/rules/roles.ts";
import { recordChange } from "../../audit/record-change.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { discardPhotos } from "../../photos/discard-photos.ts";
import type { Services } from "../../services.ts";
import { lockOrderForReport } from "../handover/delivery-reports.queries.ts";
import { drawStaffPhoto } from "../handover/draw-staff-photo.ts";
import { publishOrder } from "../publish-order.ts";
import { MOST_CAKE_PHOTOS, takesCakePhoto } from "../rules/cake-photo.ts";
import { insertCakePhoto, selectCakePhoto, selectNewestCakePhoto } from "./cake-photos.queries.ts";

/** Photos of one person. */
const LIMIT = { max: 120, seconds: 60 * 60 };

type Refusal =
  | "unknown-order"
  | "not-your-move"
  | "unknown-photo"
  | "cake-photo-closed"
  | "too-many-cake-photos"
  | "too-many-tries"
  | "idempotency-key-reused";

/**
 * Adds a photo of the finished cake to an order, on behalf of those who bake, until the hand-over. The customer's open
 * page shows it at once, and a mail follows. A repeat with the same upload changes nothing.
 * @param photoId the id of a photo that this person uploaded
 */
export async function addCakePhoto(
  services: Services,
  { id, photoId, staff }: { id: string; photoId: string; staff: Session },
): Promise<Outcome<{ number: string }, Refusal>> {
  const by = roleFor(staff.roles, "bake");
  if (by === undefined) return refuse("not-your-move");
  const { allowed, retryAfter } = await services.rateLimiter.take(
    `cake-photo:${staff.userId}`,
    LIMIT.max,
    LIMIT.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  const repeated = await selectCakePhoto(services.db, photoId);
  const drawn = repeated ? ok(null) : await drawStaffPhoto(services, { photoId, staff });
  if (!drawn.ok) return drawn;
  const file = drawn.value;
  let isFileUsed = false;
  try {
    const added = await services.db.transaction((tx) =>
      add({ ...services, db: tx }, { id, photoId, staff, by, file }),
    );
    isFileUsed = added.ok && added.value.isFileUsed;
    return added;
  } finally {
    if (file !== null && !isFileUsed) await services.uploads.remove([file]);
  }
}

type Tx = Parameters<Parameters<Services["db"]["transaction"]>[0]>[0];
type NewPhoto = { id: string; photoId: string; staff: Session; by: Role; file: string | null };

async function add(
  services: Services & { db: Tx },
  { id, photoId, staff, by, file }: NewPhoto,
): Promise<Outcome<{ number: string; isFileUsed: boolean }, Refusal>> {
  const { db: tx } = services;
  const order = await lockOrderForReport(tx, id);
  if (!order) return refuse("unknown-order");
  const { number, status } = order;
  const stored = await selectCakePhoto(tx, photoId);
  if (stored || file === null) {
    const isSame = stored?.orderId === id && stored.actorId === staff.userId;
    return isSame ? ok({ number, isFileUsed: false }) : refuse("idempotency-key-reused");
  }
  if (!takesCakePhoto(status)) return refuse("cake-photo-closed");
  const nth = 1 + ((await selectNewestCakePhoto(tx, id))?.nth ?? 0);
  if (nth > MOST_CAKE_PHOTOS) return refuse("too-many-cake-photos");
  const photo = { id: photoId, orderId: id, nth, file, takenAt: services.clock(), by, actorId: staff.userId };
  if (!(await insertCakePhoto(tx, photo))) return refuse("idempotency-key-reused");
  await discardPhotos(services, tx, { ids: [photoId], userId: staff.userId });
  await recordChange(services, {
    ...{ staff, role: by, subject: "order", subjectId: id, label: number },
    ...{ before: status, after: status, note: "Sent the customer a photo of the cake." },
  });
  await services.jobs.enqueue(tx, "cake-photo-added", { photoId });
  await publishOrder(services, order);
  return ok({ number, isFileUsed: true });
}
