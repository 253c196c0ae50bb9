import { data, Form, redirect, redirectDocument } from "react-router";
import { z } from "zod";
import { signInMethods } from "../../shop/accounts/accounts.reads.ts";
import {
  isReauthenticated,
  REAUTHENTICATION_LEVELS,
} from "../../shop/accounts/rules/reauthentication-levels.ts";
import { useFormFocus } from "../forms/use-form-focus.ts";
import { useIntent } from "../forms/use-intent.ts";
import { ownPageMeta } from "../page-meta/page-meta.ts";
import { documentContext, servicesContext } from "../request-context.ts";
import { accountPath, safeReturn } from "../session/account-path.ts";
import { useShop } from "../shop-facts.ts";
import type { Route } from "./+types/confirm.ts";
import "./confirm.css";
import { answerReauthentication } from "./reauthentication-answer.ts";
import { ReauthenticationFields } from "./reauthentication-fields.tsx";
import { reauthenticationReason } from "./reauthentication-reason.ts";

const Level = z.enum(REAUTHENTICATION_LEVELS).catch("lax");

/** Reads the level and the path to return to. The path is never this page itself, which would loop. */
function queryOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const back = safeReturn(searchParams.get("returnTo"), "/account");
  return {
    level: Level.parse(searchParams.get("level")),
    returnTo: /^\/account\/confirm\b/i.test(back) ? "/account" : back,
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { level, returnTo } = queryOf(request);
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(accountPath(returnTo));
  if (isReauthenticated(session, level, services.clock())) throw redirectDocument(returnTo);
  const { password, hosted } = await signInMethods(services, session);
  return { level, returnTo, email: session.email, hasPassword: password, hosted };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { returnTo } = queryOf(request);
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(accountPath(returnTo));
  const answer = await answerReauthentication(services, request, session);
  // In a dialog, the page behind it continues by itself.
  const inPlace = new URL(request.url).searchParams.has("stay");
  // A document, because the office is not among the routes of shoppers' pages.
  if (answer.isReauthenticated && !inPlace) throw redirectDocument(returnTo);
  return data(answer, { status: context.get(documentContext) ? answer.status : 200 });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Please show that it is you");

/** Asks a customer to re-authenticate, then continues what was interrupted. */
export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const { level, returnTo, ...facts } = loaderData;
  const form = useFormFocus(actionData);
  return (
    <main id="main" className="wrap confirm">
      <section className="box confirm-box">
        <h1>Please show that it is you</h1>
        <p>{reauthenticationReason(level)}</p>
        <Form method="post" ref={form} className="in-place" noValidate preventScrollReset>
          <ReauthenticationFields
            facts={facts}
            answer={actionData}
            underWay={useIntent()}
            demo={useShop().mode === "demo"}
            returnTo={returnTo}
          />
        </Form>
        <a className="link" href={level === "lax" ? "/" : "/account/security"}>
          {level === "lax" ? "Not now: to the shop" : "Not now: back to my account"}
        </a>
      </section>
    </main>
  );
}
