import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { inviteStaff } from "../../../shop/staff/invite-staff.ts";
import { Invitation } from "../../../shop/staff/staff.inputs.ts";
import { withdrawInvitation } from "../../../shop/staff/withdraw-invitation.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import type { OfficeForm } from "../office-form.ts";

export type StaffField = "email" | "roles" | "id";

/** Most ticks in a form. There are far fewer roles. */
const MOST_TICKS = 20;

/** Invites a person to the staff, or withdraws an invitation. */
export async function answerStaff(services: Services, { context, request, staff }: OfficeForm) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const roles = form.getAll("roles").slice(0, MOST_TICKS).map(String);
  const email = textOf(form, "email");
  const id = textOf(form, "id").slice(0, 40);
  const answers = intentAnswers<StaffField>(context, intent, { email, roles: roles.join(" "), id });
  checkReauthentication(staff, "strict", services.clock(), "/admin/staff");
  if (intent === "withdraw") {
    const withdrawn = await withdrawInvitation(services, { id, staff });
    if (!withdrawn.ok) return answers.refused(REFUSAL_SENTENCES[withdrawn.code]);
    return answers.done(`The invitation of ${withdrawn.value.email} is withdrawn.`);
  }
  const invitation = Invitation.safeParse({ email, roles });
  if (!invitation.success) return answers.wrong(errorsOf(invitation.error));
  const invited = await inviteStaff(services, { ...invitation.data, staff });
  if (invited.ok) return answers.done(`${invitation.data.email} gets a mail with a link to join.`);
  const sentence = REFUSAL_SENTENCES[invited.code];
  if (invited.code === "already-staff") return answers.wrong({ email: sentence });
  return answers.refused(sentence, invited.code === "too-many-tries" ? 429 : 409);
}
