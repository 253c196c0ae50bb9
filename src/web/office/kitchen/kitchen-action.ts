import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { advanceOrder } from "../../../shop/orders/advance-order.ts";
import { addCakePhoto } from "../../../shop/orders/cake-photos/add-cake-photo.ts";
import { UploadedPhotoId } from "../../../shop/orders/cake-photos/cake-photo.inputs.ts";
import { markNoticeSeen } from "../../../shop/orders/kitchen/mark-notice-seen.ts";
import { isTappedStatus } from "../../../shop/orders/rules/kitchen-columns.ts";
import { isOrderStatus, ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { undoMove } from "../../../shop/orders/undo-move.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { shortNumber } from "./kitchen-words.ts";

const TOO_LATE_TO_UNDO = "This can no longer be undone.";

/** The id of an event, or of a change that the kitchen must see. */
const RowId = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const FIELDS = ["intent", "id", "to", "seen", "event", "photo", "notice"] as const;

type Context = Parameters<typeof intentAnswers>[0];

/**
 * Moves an order on or back by one tap, records that a change was seen, or sends its customer a photo. Each tap sends
 * the status, or the change, that it was rendered for.
 */
export async function answerKitchen(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const { intent, id, ...sent } = await readForm(request, FIELDS);
  const answers = intentAnswers<never>(context, intent, {});
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const order = { id: id.toLowerCase(), staff };
  if (intent === "undo") {
    const event = RowId.safeParse(sent.event);
    if (!event.success) return answers.refused("The form could not be read.", 400);
    const undone = await undoMove(services, { ...order, event: event.data });
    if (!undone.ok)
      return answers.refused(
        undone.code === "order-moved-on" ? TOO_LATE_TO_UNDO : REFUSAL_SENTENCES[undone.code],
      );
    const { number, status } = undone.value;
    return answers.done(`${shortNumber(number)} is back at “${ORDER_STATUS[status].label}”.`);
  }
  if (intent === "seen") {
    const notice = RowId.safeParse(sent.notice);
    if (!notice.success) return answers.refused("The form could not be read.", 400);
    const seen = await markNoticeSeen(services, { id: notice.data, staff });
    if (!seen.ok) return answers.refused(REFUSAL_SENTENCES[seen.code], 404);
    return answers.done(`The change of ${shortNumber(seen.value.number)} is seen.`);
  }
  if (intent === "photo") {
    const photo = UploadedPhotoId.safeParse(sent.photo);
    if (!photo.success) return answers.refused("The form could not be read.", 400);
    const added = await addCakePhoto(services, { ...order, photoId: photo.data });
    if (!added.ok) return answers.refused(REFUSAL_SENTENCES[added.code]);
    return answers.done(`The customer of ${shortNumber(added.value.number)} has the photo.`);
  }
  const { seen, to } = sent;
  if (!isOrderStatus(seen) || !isTappedStatus(to)) return answers.refused("The form could not be read.", 400);
  const moved = await advanceOrder(services, { ...order, seen, to });
  if (!moved.ok) return answers.refused(REFUSAL_SENTENCES[moved.code]);
  return answers.done(`${shortNumber(moved.value.number)} moved to “${ORDER_STATUS[to].label}”.`);
}
