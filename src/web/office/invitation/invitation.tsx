import { data, Form, isRouteErrorResponse, redirectDocument } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { acceptInvitation } from "../../../shop/staff/accept-invitation.ts";
import { getInvitation } from "../../../shop/staff/get-invitation.ts";
import { rolesText } from "../../../shop/staff/rules/role-words.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { clientNetwork, readForm } from "../../forms/read-form.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { servicesContext } from "../../request-context.ts";
import { accountPath } from "../../session/account-path.ts";
import { OFFICE_ROOT } from "../../session/home-of.ts";
import { useShop } from "../../shop-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import type { Route } from "./+types/invitation.ts";
import "./invitation.css";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { token } = params;
  const invitation = await getInvitation(services, { token, network: clientNetwork(request) });
  if (!invitation.ok) throw data(null, { status: invitation.code === "too-many-tries" ? 429 : 404 });
  const session = await services.identity.sessionOf(request.headers);
  const { email, roles, inviter, expiresAt } = invitation.value;
  return {
    ...{ email, inviter, roles: rolesText(roles), until: showInstant(expiresAt), token },
    visitor: visitorOf(session, email),
    signedInAs: session?.email ?? "",
  };
}

function visitorOf(session: Session | null, email: string): "nobody" | "invited" | "somebody else" {
  if (!session) return "nobody";
  return session.email === email ? "invited" : "somebody else";
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const path = `/staff-invitation/${encodeURIComponent(params.token)}`;
  const { intent } = await readForm(request, ["intent"]);
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirectDocument(accountPath(path));
  if (intent === "sign-out") {
    const ended = await services.identity.signOut(request.headers);
    const headers = new Headers();
    for (const cookie of ended.headers.getSetCookie()) headers.append("set-cookie", cookie);
    throw redirectDocument(accountPath(path), { headers });
  }
  checkReauthentication(session, "strict", services.clock(), path);
  const accepted = await acceptInvitation(services, { token: params.token, session });
  if (accepted.ok) throw redirectDocument(OFFICE_ROOT);
  return intentAnswers(context, "accept", {}).refused(REFUSAL_SENTENCES[accepted.code]);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Invitation to the staff");

/** The page of a mailed invitation: sign in with the invited e-mail, and accept. */
export default function InvitationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, inviter, roles, until, visitor, signedInAs, token } = loaderData;
  const shop = useShop();
  const busy = useIntent();
  const path = `/staff-invitation/${token}`;
  return (
    <main id="main" className="wrap invitation">
      <section className="invitation-box">
        <h1>Join the staff of {shop.name}</h1>
        <p>
          {inviter} invites <b>{email}</b> as {roles}. The invitation works until {until}.
        </p>
        {actionData && !actionData.ok && <Alert>{actionData.message}</Alert>}
        {visitor === "nobody" && (
          <>
            <a className="btn btn-wide" href={accountPath(path)}>
              Sign in with this e-mail
            </a>
            <a
              className="btn btn-ghost btn-wide"
              href={`/accounts?new=1&returnTo=${encodeURIComponent(path)}`}
            >
              Create an account with it
            </a>
          </>
        )}
        {visitor === "somebody else" && (
          <>
            <p>
              You are signed in as <b>{signedInAs}</b>.
            </p>
            <Form method="post" reloadDocument>
              <Button type="submit" wide name="intent" value="sign-out" busy={busy === "sign-out"}>
                Sign out to change the account
              </Button>
            </Form>
          </>
        )}
        {visitor === "invited" && (
          <>
            <p className="muted">
              All other devices of your account are signed out. A password from before you signed in here is
              removed: you can always sign in with a code by e-mail, and set a new password in your account.
            </p>
            <Form method="post">
              <Button type="submit" wide name="intent" value="accept" busy={busy === "accept"}>
                {busy === "accept" ? "Joining..." : "Join the staff"}
              </Button>
            </Form>
          </>
        )}
      </section>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main id="main" className="wrap invitation">
      <Note
        as="h1"
        kind={isMissing ? "empty" : "error"}
        title={isMissing ? "This invitation does not work any more." : "This page could not be loaded."}
      >
        {isMissing
          ? "It works once, and for a few days. Please ask for a new one."
          : "Please try again in a few minutes. Nothing was changed."}
      </Note>
    </main>
  );
}
