import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { moveToKitchen } from "../../../shop/changes/move-to-kitchen.ts";
import { resendConfirmation } from "../../../shop/orders/mails/resend-confirmation.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";

type Context = Parameters<typeof intentAnswers>[0];
type Order<Name extends string> = {
  context: Context;
  id: string;
  staff: Session;
  sent: Record<Name, string>;
};

const KitchenId = z.string().min(1).max(60);
const Move = z.object({ from: KitchenId, kitchen: KitchenId });
const Resent = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

/** Moves the order to another kitchen, on behalf of this member of staff. */
export async function answerKitchen(services: Services, order: Order<"from" | "kitchen">) {
  const { context, id, staff, sent } = order;
  const answers = intentAnswers(context, "kitchen", {});
  const move = Move.safeParse(sent);
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  if (!move.success) return answers.refused("Please choose a kitchen.", 422);
  const { from, kitchen: to } = move.data;
  const moved = await moveToKitchen(services, { id: id.toLowerCase(), staff, from, to });
  if (moved.ok) return answers.done(movedWords(moved.value));
  if (moved.code === "slot-full") return answers.refused(FULL);
  if (moved.code === "slot-closed") return answers.refused(CLOSED);
  return answers.refused(REFUSAL_SENTENCES[moved.code], moved.code === "not-your-move" ? 403 : 409);
}

function movedWords({ kitchen, run }: { kitchen: string; run: number | null }): string {
  const words = `The order is with ${kitchen} now.`;
  return run === null ? words : `${words} It left run ${run} and needs another run.`;
}

const FULL = "That kitchen has no free place at this time. The order stays where it is.";
const CLOSED = "That kitchen is closed at this time. The order stays where it is.";

/** Mails the confirmation again, on behalf of this member of staff. */
export async function answerResend(services: Services, order: Order<"resent">) {
  const { context, id, staff, sent } = order;
  const answers = intentAnswers(context, "resend", {});
  const resent = Resent.safeParse(sent.resent);
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  if (!resent.success) return answers.refused("The form could not be read.", 400);
  const mailed = await resendConfirmation(services, { id: id.toLowerCase(), staff, resent: resent.data });
  if (mailed.ok) return answers.done(resentWords(mailed.value));
  return answers.refused(REFUSAL_SENTENCES[mailed.code], mailed.code === "not-your-move" ? 403 : 409);
}

function resentWords({ to, isNew }: { to: string; isNew: boolean }): string {
  return isNew
    ? `The confirmation is on its way to ${to}.`
    : `The confirmation was sent to ${to} again since this page was opened. Nothing more was sent.`;
}
