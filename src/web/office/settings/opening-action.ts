import { checkPaymentKeys } from "../../../shop/opening/check-payment-keys.ts";
import { sendTestMail } from "../../../shop/opening/send-test-mail.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import type { OfficeForm } from "../office-form.ts";

/** Checks the payment keys, or mails the owner a test. */
export async function answerOpening(services: Services, { context, request, staff }: OfficeForm) {
  const { intent } = await readForm(request, ["intent"]);
  const answers = intentAnswers<never>(context, intent, {});
  if (intent === "payments") {
    const checked = await checkPaymentKeys(services, { staff });
    if (!checked.ok) return answers.refused(REFUSAL_SENTENCES[checked.code], statusOf(checked.code));
    const { isOk, sentence } = checked.value;
    return isOk ? answers.done(sentence) : answers.refused(sentence);
  }
  if (intent !== "mail") return answers.refused("The form could not be read.", 400);
  const sent = await sendTestMail(services, { staff });
  if (!sent.ok) return answers.refused(REFUSAL_SENTENCES[sent.code], statusOf(sent.code));
  return answers.done(`A test mail to ${sent.value.to} is on its way. This page says when it was sent.`);
}

function statusOf(code: "not-your-move" | "too-many-tries"): number {
  return code === "too-many-tries" ? 429 : 409;
}
