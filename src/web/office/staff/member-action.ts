import { redirect } from "react-router";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { changeRoles, type RolesConflict } from "../../../shop/staff/change-roles.ts";
import { signOutStaff } from "../../../shop/staff/sign-out-staff.ts";
import { NewRoles, RolesChange } from "../../../shop/staff/staff.inputs.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import type { OfficeForm } from "../office-form.ts";
import { savedByWords } from "../saved-by-words.ts";
import { roleName } from "./role-names.ts";

export type MemberField = "roles";

type Received = OfficeForm & { userId: string };

/** Most ticks in a form. There are far fewer roles. */
const MOST_TICKS = 20;

/** Changes a person's roles, removes them from the staff, or signs them out everywhere. */
export async function answerMember(services: Services, { context, request, staff, userId }: Received) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const ticks = (name: string) => form.getAll(name).slice(0, MOST_TICKS).map(String);
  const answers = intentAnswers<MemberField>(context, intent, { roles: ticks("roles").join(" ") });
  checkReauthentication(staff, "strict", services.clock(), `/admin/staff/${encodeURIComponent(userId)}`);
  if (intent === "sign-out") {
    const signedOut = await signOutStaff(services, { userId, staff });
    if (!signedOut.ok) return answers.refused(REFUSAL_SENTENCES[signedOut.code]);
    const { ended } = signedOut.value;
    if (ended === 0) return answers.done("No other device was signed in.");
    return answers.done(ended === 1 ? "1 device is signed out." : `${ended} devices are signed out.`);
  }
  const isRemoval = intent === "remove";
  const sent = RolesChange.safeParse({ seen: ticks("seen"), roles: isRemoval ? [] : ticks("roles") });
  if (!sent.success) return answers.refused("The form could not be read.", 400);
  const { seen, roles } = sent.data;
  const needed = NewRoles.safeParse(roles);
  if (!isRemoval && !needed.success)
    return answers.wrong({ roles: "Please choose at least one role, or remove the person from the staff." });
  const changed = await changeRoles(services, { userId, seen, roles, staff });
  if (!changed.ok && changed.code === "roles-changed") return answers.refused(conflictWords(changed.details));
  if (!changed.ok) return answers.refused(REFUSAL_SENTENCES[changed.code]);
  if (isRemoval) throw redirect("/admin/staff");
  return answers.done(
    changed.value ? "The roles are saved, from their next page on." : "Nothing has changed.",
  );
}

function conflictWords({ roles, ...author }: RolesConflict): string {
  const theirs = roles.length === 0 ? "no role" : roles.map(roleName).join(", ");
  return `${savedByWords(author)} The roles are ${theirs} now. Nothing of yours was saved. Please look at them again.`;
}
