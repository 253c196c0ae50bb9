import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { getOrderStory } from "../../../shop/back-office/get-order-story.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { paise } from "../../../shop/basics/money.ts";
import { cancelAsStaff } from "../../../shop/changes/cancel-as-staff.ts";
import { advanceOrder } from "../../../shop/orders/advance-order.ts";
import { Reason } from "../../../shop/orders/notes/note.inputs.ts";
import { ORDER_STATUS, type OrderStatus } from "../../../shop/orders/rules/order-status.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { LIST_QUERY, orderPageOf } from "../orders/list-query.ts";
import { answerKitchen, answerResend } from "./care-action.ts";
import { answerClose } from "./close-action.ts";
import { answerMessage } from "./message-action.ts";
import { answerNote } from "./note-action.ts";
import { Amount } from "./order-fields.ts";
import { answerPaymentLink, LINK_INTENTS } from "./payment-link-action.ts";
import { answerReceiver } from "./receiver-action.ts";
import { answerRefund } from "./refund-action.ts";
import { answerTime } from "./time-action.ts";

const Cancel = z.object({
  cause: z.enum(["shop", "customer"]),
  refund: Amount.transform(paise),
  coins: Amount,
  compensation: Amount,
});

const FIELDS = [
  ...(["intent", "to", "seen", "note", "cause", "refund", "coins", "compensation"] as const),
  ...([
    "amount",
    "left",
    "ticket",
    "code",
    "photo",
    "noteId",
    "text",
    "from",
    "kitchen",
    "resent",
    "early",
    "day",
    "slot",
    "line",
    "read",
    "message",
    "name",
    "phone",
    "altPhone",
    "address",
    "addressType",
  ] as const),
] as const;

type Context = Parameters<typeof intentAnswers>[0];

/** Changes the order's status, cancels it, refunds part of it or adds a note, on behalf of this member of staff. */
export async function answerOrder(
  services: Services,
  { context, request, id, staff }: { context: Context; request: Request; id: string; staff: Session },
) {
  const sent = await readForm(request, FIELDS);
  const { intent } = sent;
  const list = new URL(request.url).searchParams.get(LIST_QUERY);
  if (LINK_INTENTS.includes(intent)) return answerPaymentLink(services, { context, id, staff, intent });
  if (sent.intent === "refund") return answerRefund(services, { context, id, staff, list, sent });
  if (intent.startsWith("message ")) return answerMessage(services, { context, id, staff, sent });
  if (sent.intent === "receiver") return answerReceiver(services, { context, id, staff, sent });
  if (sent.intent === "time") return answerTime(services, { context, id, staff, list, sent });
  if (sent.intent === "kitchen") return answerKitchen(services, { context, id, staff, sent });
  if (sent.intent === "resend") return answerResend(services, { context, id, staff, sent });
  if (sent.intent === "note") return answerNote(services, { context, id, staff, sent });
  return sent.intent === "cancel"
    ? cancel(services, { context, id, staff, list, sent })
    : move(services, { context, id, staff, sent });
}

type Sent = { context: Context; id: string; staff: Session; sent: Record<(typeof FIELDS)[number], string> };

async function move(services: Services, { context, id, staff, sent }: Sent) {
  const answers = intentAnswers<"note">(context, `move ${sent.to}`, { note: sent.note });
  const story = await getOrderStory(services, { id, staff });
  if (!story.ok) return answers.refused(REFUSAL_SENTENCES[story.code], 404);
  const { status, moves, uuid } = story.value;
  const to = moves.find((status) => status === sent.to);
  // The status has changed since the button was rendered, so its action is no longer valid.
  if (status !== sent.seen) return answers.refused(staleWords(status));
  if (!to) return answers.refused(REFUSAL_SENTENCES["not-your-move"], 403);
  if (to === "delivered") {
    const { code, photo } = sent;
    return answerClose(services, { context, uuid, number: story.value.number, staff, code, photo });
  }
  const note = Reason.safeParse(sent.note);
  if (to === "undeliverable" && !note.success) {
    return answers.wrong({ note: note.error.issues[0]?.message ?? "" });
  }
  const advanced = await advanceOrder(services, {
    ...{ id: uuid, to, staff, seen: status },
    note: to === "undeliverable" && note.success ? note.data : "",
    maySetOutEarly: sent.early === "yes" && story.value.early?.mayConfirm === true,
  });
  if (advanced.ok) return answers.done(`${advanced.value.number} now stands at “${ORDER_STATUS[to].label}”.`);
  return answers.refused(REFUSAL_SENTENCES[advanced.code]);
}

async function cancel(
  services: Services,
  { context, id, staff, list, sent }: Sent & { list: string | null },
) {
  const answers = intentAnswers<"note">(context, "cancel", { note: sent.note });
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const parsed = Cancel.safeParse(sent);
  if (!parsed.success) return answers.refused("The form could not be read.", 400);
  const { cause, ...expected } = parsed.data;
  const reason = Reason.safeParse(sent.note);
  if (!reason.success) return answers.wrong({ note: reason.error.issues[0]?.message ?? "" });
  const uuid = id.toLowerCase();
  checkReauthentication(staff, "strict", services.clock(), orderPageOf(uuid, { cancel: cause }, list));
  const cancelled = await cancelAsStaff(services, {
    ...{ id: uuid, staff, cause, expected },
    reason: reason.data,
  });
  if (cancelled.ok) return answers.done("The order is cancelled.");
  return answers.refused(REFUSAL_SENTENCES[cancelled.code]);
}

function staleWords(status: OrderStatus): string {
  return `This order has moved on meanwhile: it now stands at “${ORDER_STATUS[status].label}”. You changed nothing.`;
}
