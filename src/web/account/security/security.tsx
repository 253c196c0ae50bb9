import { signInMethods } from "../../../shop/accounts/accounts.reads.ts";
import { listSessions } from "../../../shop/accounts/list-sessions.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/security.ts";
import { DataCard } from "./data-card.tsx";
import { MethodsCard } from "./methods-card.tsx";
import { answerSecurity } from "./security-action.ts";
import { SessionsCard } from "./sessions-card.tsx";
import "../area/care.css";

const JUST_NOW_MS = 15 * 60_000;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = context.get(holderContext);
  const [methods, open] = await Promise.all([
    signInMethods(services, session),
    listSessions(services, session),
  ]);
  const now = services.clock().getTime();
  const lastUse = (at: Date) => (now - at.getTime() < JUST_NOW_MS ? "just now" : showInstant(at));
  return {
    email: session.email,
    methods,
    hosted: services.identity.hosted,
    sessions: open.map(({ id, isThis, device, kind, ip, signedInAt, seenAt }) => ({
      ...{ id, isThis, device, kind, ip },
      since: showInstant(signedInAt),
      seen: isThis ? "now" : lastUse(seenAt),
    })),
  };
}

export function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerSecurity(context, { services, session: context.get(holderContext), request });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Privacy & security");

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { email, methods, hosted, sessions } = loaderData;
  return (
    <AreaPage
      title="Privacy & security"
      lead="How you sign in, where you are signed in, and what we know of you."
    >
      <div className="care">
        <MethodsCard
          email={email}
          methods={methods}
          hosted={hosted}
          answer={answerTo(actionData, "password")}
        />
        <SessionsCard
          sessions={sessions}
          answer={answerTo(actionData, "end-session", "end-others", "end-all")}
        />
        <DataCard />
        <section className="care-card" aria-labelledby="erase">
          <h2 id="erase">Erase your account</h2>
          <p>You see first what goes, and what the law wants kept.</p>
          <div className="care-go">
            <LinkButton to="/account/erase" look="ghost">
              Erase my account
            </LinkButton>
          </div>
        </section>
      </div>
    </AreaPage>
  );
}

export function ErrorBoundary() {
  return <AreaFailed title="Privacy & security" what="This page" />;
}
