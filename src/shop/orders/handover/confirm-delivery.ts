import type { Session } from "../../accounts/identity.ts";
import { recordChange } from "../../audit/record-change.ts";
import { dayOf } from "../../basics/india-time.ts";
import { isSameSecret } from "../../basics/is-same-secret.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import { discardPhotos } from "../../photos/discard-photos.ts";
import type { Services } from "../../services.ts";
import { changeStatus } from "../change-status.ts";
import { selectLatestEvents } from "../kitchen/kitchen.queries.ts";
import type { Order } from "../orders.queries.ts";
import { type DeliveryProof, MOST_WRONG_CODES } from "../rules/delivery-proof.ts";
import { offeredStatuses } from "../rules/offered-statuses.ts";
import { actingRole } from "../rules/order-status.ts";
import { workDayOf } from "../rules/order-visibility.ts";
import { reportTime } from "../rules/report-time.ts";
import { deliveryCode } from "./delivery-code.ts";
import {
  countWrongCode,
  type DeliveryReport,
  insertReport,
  lockOrderForReport,
  selectReport,
} from "./delivery-reports.queries.ts";
import { drawStaffPhoto } from "./draw-staff-photo.ts";

type Report = {
  /** Made by the sender; a repeat has the same. */
  reportId: string;
  /** The id of the order. */
  id: string;
  staff: Session;
  /** The code that the customer said; empty for none. */
  code: string;
  /** The id of a photo that this person sent; null for none. It counts if the code is wrong. */
  photoId: string | null;
  /** The time of the tap; null for now. */
  tappedAt: Date | null;
};

type Refusal =
  | "unknown-order"
  | "not-your-move"
  | "order-moved-on"
  | "delivery-too-early"
  | "delivery-code-wrong"
  | "delivery-code-locked"
  | "delivery-proof-needed"
  | "idempotency-key-reused"
  | "unknown-photo";

/**
 * Closes an order as delivered, with the customer's code or a photo, and not before its delivery day in India. Deliveries
 * and pickups alike. Five wrong codes lock the code. A repeated report gets the first answer and changes nothing.
 */
export async function confirmDelivery(
  services: Services,
  report: Report,
): Promise<Outcome<{ proof: DeliveryProof }, Refusal>> {
  if (report.code === "" && report.photoId === null) return refuse("delivery-proof-needed");
  const repeated = await selectReport(services.db, report.reportId);
  if (repeated) return answerAgain(repeated, report);
  const photo = report.photoId === null ? ok(null) : await drawStaffPhoto(services, report);
  if (!photo.ok) return photo;
  let isPhotoUsed = false;
  try {
    const closed = await services.db.transaction((tx) =>
      close({ ...services, db: tx }, { ...report, photoFile: photo.value }),
    );
    isPhotoUsed = closed.ok && closed.value.isPhotoUsed;
    return closed;
  } finally {
    if (photo.value !== null && !isPhotoUsed) await services.uploads.remove([photo.value]);
  }
}

function answerAgain(
  stored: DeliveryReport,
  { id, staff }: Report,
): Outcome<{ proof: DeliveryProof; isPhotoUsed: boolean }, Refusal> {
  if (stored.orderId !== id || stored.actorId !== staff.userId) return refuse("idempotency-key-reused");
  if (stored.proof) return ok({ proof: stored.proof, isPhotoUsed: false });
  return stored.result === "wrong code" ? refuse("delivery-code-wrong") : refuse("idempotency-key-reused");
}

type Tx = Parameters<Parameters<Services["db"]["transaction"]>[0]>[0];

async function close(
  services: Services & { db: Tx },
  report: Report & { photoFile: string | null },
): Promise<Outcome<{ proof: DeliveryProof; isPhotoUsed: boolean }, Refusal>> {
  const { reportId, id, staff, photoId, photoFile } = report;
  const order = await lockOrderForReport(services.db, id);
  if (!order) return refuse("unknown-order");
  const repeated = await selectReport(services.db, reportId);
  if (repeated) return answerAgain(repeated, report);
  const by = actingRole(staff.roles, { from: order.status, to: "delivered" });
  if (by === undefined) return refuse("not-your-move");
  if (!offeredStatuses(order, staff.roles).includes("delivered"))
    return refuse("order-moved-on", { status: order.status });
  const now = services.clock();
  const latestEvent = (await selectLatestEvents(services.db, id))[0]?.at ?? order.updatedAt;
  const at = reportTime(report.tappedAt ?? now, { latestEvent, now });
  if (dayOf(at) < workDayOf(order)) return refuse("delivery-too-early");
  const judged = await judge(services, order, report);
  if (!judged.ok && judged.code !== "delivery-code-wrong") return judged;
  const stored = { id: reportId, orderId: id, tappedAt: at, receivedAt: now, by, actorId: staff.userId };
  if (!judged.ok) {
    await insertReport(services.db, { ...stored, result: "wrong code" });
    return judged;
  }
  const proof = judged.value;
  const change = { id, to: "delivered", proof, at, from: [order.status], by, actorId: staff.userId } as const;
  const delivered = await changeStatus(services, change);
  if (!delivered.ok) return refuse("order-moved-on", { status: order.status });
  const isPhotoUsed = proof === "photo";
  await insertReport(services.db, {
    ...stored,
    ...{ result: "delivered", proof, photoFile: isPhotoUsed ? photoFile : null },
  });
  if (photoId !== null) await discardPhotos(services, services.db, { ids: [photoId], userId: staff.userId });
  await recordChange(services, {
    ...{ staff, role: by, subject: "order", subjectId: id, label: order.number },
    ...{ before: order.status, after: "delivered" },
    note: proof === "code" ? "Closed with the customer’s code." : "Closed with a photo.",
  });
  return ok({ proof, isPhotoUsed });
}

/** The proof of the delivery. Counts a wrong code. */
async function judge(
  services: Services,
  { id, wrongCodes }: Order,
  { code, photoFile }: { code: string; photoFile: string | null },
): Promise<Outcome<DeliveryProof, "delivery-code-wrong" | "delivery-code-locked">> {
  if (code !== "" && wrongCodes < MOST_WRONG_CODES) {
    if (isSameSecret(deliveryCode(services, id), code)) return ok("code");
    const counted = (await countWrongCode(services.db, id)) ?? MOST_WRONG_CODES;
    if (photoFile === null) return refuse("delivery-code-wrong", { left: MOST_WRONG_CODES - counted });
  }
  return photoFile === null ? refuse("delivery-code-locked") : ok("photo");
}
