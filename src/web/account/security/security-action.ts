import { redirectDocument } from "react-router";
import { NewPassword } from "../../../shop/accounts/accounts.inputs.ts";
import { endSession, endSessions } from "../../../shop/accounts/end-session.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import { setPassword } from "../../../shop/accounts/set-password.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";

export type SecurityField = "password" | "id";

type SecurityRequest = { services: Services; session: Session; request: Request };

/** Answers the forms of the page: password and sessions. */
export async function answerSecurity(
  context: Parameters<typeof intentAnswers>[0],
  { services, session, request }: SecurityRequest,
) {
  const { intent, password, id } = await readForm(request, ["intent", "password", "id"]);
  const { userId, sessionId } = session;
  const answers = intentAnswers<SecurityField>(context, intent, { id });
  if (intent === "end-others") {
    const { ended: endedCount } = await endSessions(services, { userId, keep: sessionId });
    return answers.done(
      endedCount === 1 ? "One device was signed out." : `${endedCount} devices were signed out.`,
    );
  }
  if (intent === "end-all" || (intent === "end-session" && id === sessionId)) {
    if (intent === "end-all") await endSessions(services, { userId, keep: null });
    return leave(services, request, "/");
  }
  if (intent === "end-session") {
    const ended = await endSession(services, { userId, sessionId: id });
    return ended.ok
      ? answers.done("The device was signed out.")
      : answers.refused(REFUSAL_SENTENCES[ended.code], 404);
  }
  checkReauthentication(session, "strict", services.clock(), "/account/security");
  const fresh = NewPassword.safeParse(password);
  if (!fresh.success) return answers.wrong({ password: fresh.error.issues[0]?.message ?? "" });
  const { isFirst } = await setPassword(services, { userId, sessionId, password: fresh.data });
  const message = isFirst ? "Your password is set." : "Your password is changed.";
  return answers.done(`${message} All other devices were signed out.`);
}

/**
 * Redirects with a new document and clears the session's cookies, so that nothing of this customer stays in the
 * browser.
 */
export async function leave(services: Services, request: Request, to: string) {
  const headers = new Headers();
  const ended = await services.identity.signOut(request.headers);
  for (const cookie of ended.headers.getSetCookie()) headers.append("set-cookie", cookie);
  return redirectDocument(to, { headers });
}
