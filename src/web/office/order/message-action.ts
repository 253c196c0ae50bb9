import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { editMessage, type MessageConflict } from "../../../shop/changes/edit-message.ts";
import { CakeMessage } from "../../../shop/checkout/place-order.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { savedByWords } from "../saved-by-words.ts";
import { messageIntent } from "./order-intents.ts";

type Context = Parameters<typeof intentAnswers>[0];
type Sent = {
  context: Context;
  id: string;
  staff: Session;
  sent: Record<"line" | "read" | "message", string>;
};

const Line = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

/** Corrects the message on one cake, on behalf of this member of staff. */
export async function answerMessage(services: Services, { context, id, staff, sent }: Sent) {
  const line = Line.safeParse(sent.line);
  if (!line.success) return intentAnswers(context, "message", {}).refused("The form could not be read.", 400);
  const values = { message: sent.message, read: sent.read };
  const answers = intentAnswers<"message" | "read">(context, messageIntent(line.data), values);
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const message = CakeMessage.safeParse(sent.message);
  if (!message.success) return answers.wrong({ message: message.error.issues[0]?.message ?? "" });
  const edit = { id: id.toLowerCase(), staff, line: line.data, from: sent.read, to: message.data };
  const edited = await editMessage(services, edit);
  if (!edited.ok && edited.code === "message-changed") return answers.refused(conflictWords(edited.details));
  if (!edited.ok)
    return answers.refused(REFUSAL_SENTENCES[edited.code], edited.code === "not-your-move" ? 403 : 409);
  if (!edited.value.isChanged) return answers.done("The message was that already.");
  return answers.done(message.data === "" ? "The cake has no message now." : "The message is changed.");
}

/** Says that another person saved a message. The form keeps the typed text, and its next save replaces that message. */
function conflictWords({ message, ...author }: MessageConflict): string {
  const theirs = message === "" ? "The cake has no message now." : `The message is “${message}” now.`;
  return `${savedByWords(author)} ${theirs} Nothing of yours was saved. Save again to replace theirs.`;
}
