import { CodeField, ProfileChange } from "../../../shop/accounts/accounts.inputs.ts";
import { changeProfile } from "../../../shop/accounts/change-profile.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { requestEmailChange } from "../../../shop/accounts/request-email-change.ts";
import { EmailAddress } from "../../../shop/basics/email.ts";
import { chooseNewsletter } from "../../../shop/newsletter/choose-newsletter.ts";
import { changeEmailEverywhere } from "../../../shop/privacy/change-email-everywhere.ts";
import { newsletterState } from "../../../shop/privacy/newsletter-state.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { clientNetwork, readForm } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";

const HERE = "/account/profile";
const FIELDS = ["intent", "name", "phoneNumber", "newEmail", "code"] as const;
export type ProfileField = "name" | "phoneNumber" | "newEmail" | "code";

type ProfileRequest = { services: Services; session: Session; request: Request };
type Answers = ReturnType<typeof intentAnswers<ProfileField>>;

/** Answers the forms of the profile: name and phone, the e-mail in two steps, the newsletter. */
export async function answerProfile(
  context: Parameters<typeof intentAnswers>[0],
  profileRequest: ProfileRequest,
) {
  const { intent, ...fields } = await readForm(profileRequest.request, FIELDS);
  const answers = intentAnswers<ProfileField>(context, intent, fields);
  if (intent === "ask-email") return askEmail(profileRequest, answers, fields.newEmail);
  if (intent === "confirm-email") return confirmEmail(profileRequest, answers, fields);
  if (intent === "newsletter-on" || intent === "newsletter-off")
    return newsletter(profileRequest, answers, intent === "newsletter-on");
  const change = ProfileChange.safeParse(fields);
  if (!change.success) return answers.wrong(errorsOf<ProfileField>(change.error));
  const { name, phoneNumber: phone } = change.data;
  await changeProfile(profileRequest.services, { userId: profileRequest.session.userId, name, phone });
  return answers.done("Saved.");
}

async function askEmail({ services, session, request }: ProfileRequest, answers: Answers, typed: string) {
  checkReauthentication(session, "strict", services.clock(), HERE);
  const email = EmailAddress.safeParse(typed);
  if (!email.success) return answers.wrong({ newEmail: email.error.issues[0]?.message ?? "" });
  if (email.data === session.email) return answers.wrong({ newEmail: "This is your e-mail already." });
  const { userId } = session;
  const requested = await requestEmailChange(services, {
    userId,
    email: email.data,
    from: clientNetwork(request),
  });
  return requested.ok ? answers.done("") : answers.refused(REFUSAL_SENTENCES[requested.code], 429);
}

async function confirmEmail(
  { services, session }: ProfileRequest,
  answers: Answers,
  fields: { newEmail: string; code: string },
) {
  checkReauthentication(session, "strict", services.clock(), HERE);
  const email = EmailAddress.safeParse(fields.newEmail);
  const code = CodeField.safeParse(fields.code);
  if (!email.success || !code.success)
    return answers.wrong({ code: "Please enter the six digits of the code." });
  const { userId, sessionId } = session;
  const changed = await changeEmailEverywhere(services, {
    userId,
    sessionId,
    email: email.data,
    code: code.data,
  });
  if (changed.ok) return answers.done("Your e-mail is changed. All other devices were signed out.");
  const sentence = REFUSAL_SENTENCES[changed.code];
  return changed.code === "wrong-code" ? answers.wrong({ code: sentence }) : answers.refused(sentence);
}

async function newsletter({ services, session }: ProfileRequest, answers: Answers, isWanted: boolean) {
  const { email, emailVerified } = await newsletterState(services, session);
  const chosen = await chooseNewsletter(services, { email, emailVerified, wanted: isWanted });
  if (!chosen.ok)
    return answers.refused(REFUSAL_SENTENCES[chosen.code], chosen.code === "too-many-tries" ? 429 : 403);
  const message = {
    on: "You are on the list. Every newsletter has a link to unsubscribe.",
    pending: `We have sent a mail to ${email}. Please press the button in it to confirm.`,
    off: "You are off the list.",
  };
  return answers.done(message[chosen.value]);
}
