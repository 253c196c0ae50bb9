import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { confirmDelivery } from "../../../shop/orders/handover/confirm-delivery.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";

const Proof = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{4}$/, "The code has 4 digits.")
    .or(z.literal("")),
  photo: z.string().max(40),
});

type Context = Parameters<typeof intentAnswers>[0];

/** Closes an order as delivered, on behalf of this member of staff. */
export async function answerClose(
  services: Services,
  order: { context: Context; uuid: string; number: string; staff: Session; code: string; photo: string },
) {
  const { context, uuid, number, staff } = order;
  const answers = intentAnswers<"code">(context, "move delivered", {});
  const sent = Proof.safeParse(order);
  if (!sent.success) return answers.wrong({ code: "The code has 4 digits." });
  const { code, photo } = sent.data;
  const closed = await confirmDelivery(services, {
    ...{ reportId: randomUuid(), id: uuid, staff, code, tappedAt: null },
    photoId: photo === "" ? null : photo,
  });
  if (closed.ok) {
    const how = closed.value.proof === "code" ? "The code was right." : "The photo is stored.";
    return answers.done(`${number} is delivered. ${how}`);
  }
  const sentence = REFUSAL_SENTENCES[closed.code];
  if (closed.code === "delivery-proof-needed") return answers.wrong({ code: sentence });
  if (closed.code === "delivery-code-wrong") {
    const left = z.object({ left: z.number() }).safeParse(closed.details).data?.left ?? 0;
    return answers.wrong({ code: `${sentence} ${triesLeft(left)}` });
  }
  return answers.refused(sentence);
}

/** `3 tries left.` */
function triesLeft(left: number): string {
  if (left === 0) return "The code is locked now: please take a photo.";
  return left === 1 ? "1 try left." : `${left} tries left.`;
}
