import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { editReceiver } from "../../../shop/changes/edit-receiver.ts";
import { Receiver } from "../../../shop/orders/receivers/receiver.inputs.ts";
import { RECEIVER_LABELS, type ReceiverField } from "../../../shop/orders/rules/merge-receiver.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";

type Context = Parameters<typeof intentAnswers>[0];
type Sent = {
  context: Context;
  id: string;
  staff: Session;
  sent: Record<ReceiverField | "read", string>;
};

/** The receiver as stored when the form was made. An erased or older order may hold values that the form refuses. */
const Read = z.object({
  name: z.string(),
  phone: z.string(),
  altPhone: z.string(),
  address: z.string(),
  addressType: z.enum(["Home", "Office", "Other"]),
});

/** Changes the receiver of an order, on behalf of this member of staff. */
export async function answerReceiver(services: Services, { context, id, staff, sent }: Sent) {
  const { name, phone, altPhone, address, addressType } = sent;
  const typed = { name, phone, altPhone, address, addressType };
  const answers = intentAnswers<ReceiverField | "read">(context, "receiver", { ...typed, read: sent.read });
  if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-order"], 404);
  const read = Read.safeParse(readJson(sent.read));
  if (!read.success) return answers.refused("The form could not be read.", 400);
  const receiver = Receiver.safeParse(typed);
  if (!receiver.success) return answers.wrong(errorsOf(receiver.error));
  const edit = { id: id.toLowerCase(), staff, receiver: receiver.data, read: read.data };
  const edited = await editReceiver(services, edit);
  if (edited.ok) return answers.done("The delivery details are saved.");
  if (edited.code === "other-pincode") return answers.wrong({ address: REFUSAL_SENTENCES[edited.code] });
  if (edited.code === "receiver-changed") return answers.refused(conflictWords(edited.details.fields));
  return answers.refused(REFUSAL_SENTENCES[edited.code], edited.code === "not-your-move" ? 403 : 409);
}

/** The card shows the stored details beside what was typed. */
function conflictWords(fields: ReceiverField[]): string {
  const names = fields.map((field) => RECEIVER_LABELS[field]);
  return `Somebody else has changed this meanwhile: ${names.join(", ")}. Nothing was saved. The card shows what is stored; save again to replace it.`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
