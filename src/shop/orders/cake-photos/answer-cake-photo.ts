import type { Session } from "../../accounts/identity.ts";
import { type Outcome, ok, refuse } from "../../basics/outcome.ts";
import type { Services } from "../../services.ts";
import { findOwnOrder } from "../find-own-order.ts";
import { lockOrderForReport } from "../handover/delivery-reports.queries.ts";
import { publishOrder } from "../publish-order.ts";
import { takesCakePhoto } from "../rules/cake-photo.ts";
import type { NewPhotoAnswer } from "./cake-photo.inputs.ts";
import { selectNewestCakePhoto, setPhotoAnswer } from "./cake-photos.queries.ts";

/** Answers about one order. */
const LIMIT = { max: 30, seconds: 60 * 60 };

/**
 * Stores the customer's answer to the newest photo of their cake; a later one replaces it, until the hand-over. The
 * holder of the order's link may answer, because the mail has that link; staff may not.
 */
export async function answerCakePhoto(
  services: Services,
  {
    id,
    photoId,
    viewer,
    token,
    answer,
  }: {
    id: string;
    photoId: string;
    viewer: Session | null;
    token: string | undefined;
    answer: NewPhotoAnswer;
  },
): Promise<Outcome<void, "unknown-order" | "cake-photo-closed" | "cake-photo-replaced" | "too-many-tries">> {
  const order = await findOwnOrder(services, { id, viewer, token });
  if (!order) return refuse("unknown-order");
  const { allowed, retryAfter } = await services.rateLimiter.take(
    `cake-photo-answer:${order.id}`,
    LIMIT.max,
    LIMIT.seconds,
  );
  if (!allowed) return refuse("too-many-tries", { retryAfter });
  return services.db.transaction(async (tx) => {
    const locked = await lockOrderForReport(tx, order.id);
    if (!locked || !takesCakePhoto(locked.status)) return refuse("cake-photo-closed");
    const newest = await selectNewestCakePhoto(tx, order.id);
    if (newest?.id !== photoId) return refuse("cake-photo-replaced");
    const wish = answer.answer === "change" ? answer.wish : "";
    if (newest.answer === answer.answer && newest.wish === wish) return ok(undefined);
    await setPhotoAnswer(tx, photoId, { answer: answer.answer, wish, answeredAt: services.clock() });
    await publishOrder({ ...services, db: tx }, locked);
    return ok(undefined);
  });
}
