import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { parseDay, showDay } from "../../../shop/basics/india-time.ts";
import { paise, showMoney } from "../../../shop/basics/money.ts";
import { rescheduleOrder } from "../../../shop/changes/reschedule-order.ts";
import { slotWords } from "../../../shop/delivery/rules/slot-words.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { orderPageOf } from "../orders/list-query.ts";
import { TIME_QUERY } from "./time-query.ts";

type Context = Parameters<typeof intentAnswers>[0];
type Sent = {
  context: Context;
  id: string;
  staff: Session;
  /** From which list it was opened; null for none. */
  list: string | null;
  sent: Record<"day" | "slot", string>;
};

/** Option, label, and the shown refund in paise. */
const Slot = z.tuple([z.string().max(40), z.string().max(60), z.number().int().min(0)]);

/** Moves the order to another time, on behalf of this member of staff. */
export async function answerTime(services: Services, { context, id, staff, list, sent }: Sent) {
  const answers = intentAnswers(context, "time", {});
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const date = parseDay(sent.day);
  const slot = Slot.safeParse(readJson(sent.slot));
  if (!date || !slot.success) return answers.refused("Please choose one of the times.", 422);
  const [type, time, refund] = slot.data;
  const uuid = id.toLowerCase();
  const back = orderPageOf(uuid, { [TIME_QUERY]: date }, list);
  if (refund > 0) checkReauthentication(staff, "strict", services.clock(), back);
  const to = { date, type, time };
  const moved = await rescheduleOrder(services, { id: uuid, staff, to, expectedRefund: paise(refund) });
  if (!moved.ok)
    return answers.refused(REFUSAL_SENTENCES[moved.code], moved.code === "not-your-move" ? 403 : 409);
  const money = moved.value.refund > 0 ? ` ${showMoney(moved.value.refund)} are on their way back.` : "";
  return answers.done(`It comes on ${showDay(date)}, ${slotWords(time)}. The customer gets a mail.${money}`);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
