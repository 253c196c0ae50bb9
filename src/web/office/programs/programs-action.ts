import { NewAccessToken } from "../../../shop/access-tokens/access-tokens.inputs.ts";
import { createAccessToken } from "../../../shop/access-tokens/create-access-token.ts";
import { revokeAccessToken } from "../../../shop/access-tokens/revoke-access-token.ts";
import { TOKEN_SCOPE_NAMES } from "../../../shop/access-tokens/rules/token-scopes.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import type { OfficeForm } from "../office-form.ts";

/** `token` is the text of a token that was created just now. */
export type ProgramsField = "name" | "scopes" | "days" | "id" | "token";

/** Creates or revokes a token. */
export async function answerPrograms(services: Services, { context, request, staff }: OfficeForm) {
  const form = await readFormData(request);
  const text = (name: string) => textOf(form, name);
  const intent = text("intent");
  if (intent === "revoke") {
    const answers = intentAnswers<ProgramsField>(context, intent, {});
    const id = text("id").toLowerCase();
    if (!isUuid(id)) return answers.refused(REFUSAL_SENTENCES["unknown-token"], 404);
    const revoked = await revokeAccessToken(services, { id, staff });
    if (!revoked.ok) return answers.refused(REFUSAL_SENTENCES[revoked.code]);
    return answers.done(`The token “${revoked.value.name}” is revoked. Its next call is refused.`);
  }
  // One more than there are: a form with too many is refused, not shortened.
  const scopes = form
    .getAll("scopes")
    .slice(0, TOKEN_SCOPE_NAMES.length + 1)
    .map(String);
  const typed = { name: text("name"), scopes: scopes.join(" "), days: text("days") };
  const answers = intentAnswers<ProgramsField>(context, intent, typed);
  checkReauthentication(staff, "strict", services.clock(), "/admin/programs");
  const token = NewAccessToken.safeParse({ id: text("id"), name: typed.name, scopes, days: typed.days });
  if (!token.success) return answers.wrong(errorsOf(token.error));
  const created = await createAccessToken(services, { staff, token: token.data });
  if (created.ok)
    return intentAnswers<ProgramsField>(context, intent, { token: created.value.text }).done(
      `The token “${token.data.name}” works until ${showInstant(created.value.expiresAt)}.`,
    );
  const sentence = REFUSAL_SENTENCES[created.code];
  if (created.code === "token-name-taken") return answers.wrong({ name: sentence });
  return answers.refused(sentence, created.code === "too-many-tries" ? 429 : 409);
}
