import { Link } from "react-router";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { randomUuid } from "../../../shop/basics/ids.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { PAUSE_WORDS } from "../../../shop/webhooks/rules/pause-words.ts";
import { LOG_DAYS, MOST_ENDPOINTS } from "../../../shop/webhooks/rules/webhook-limits.ts";
import { listEndpoints } from "../../../shop/webhooks/webhooks.reads.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import type { Route } from "./+types/webhooks.ts";
import { EndpointFields } from "./endpoint-fields.tsx";
import { NewSecret } from "./new-secret.tsx";
import { ProgramsTabs } from "./programs-tabs.tsx";
import { eventLabel } from "./webhook-words.ts";
import { answerWebhooks } from "./webhooks-action.ts";
import "./programs.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { roles } = context.get(staffContext);
  const endpoints = await listEndpoints(context.get(servicesContext));
  return {
    endpoints: endpoints.map(({ id, url, events, withReceivers, pauseReason, failingSince }) => ({
      ...{ id, url, withReceivers },
      events: events.map(eventLabel).join(", "),
      paused: pauseReason && PAUSE_WORDS[pauseReason],
      failing: failingSince && showInstant(failingSince),
    })),
    mayHaveReceivers: may(roles, "see receivers") && may(roles, "see customers"),
    // A second submission of the same form must not add a second webhook.
    newId: randomUuid(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  return answerWebhooks(context.get(servicesContext), { context, request, staff });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Webhooks");

/** Programs that the shop calls when something happens. */
export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { endpoints, newId } = loaderData;
  const secret = actionData?.ok ? actionData.values.secret : undefined;
  return (
    <OfficePage
      title="Webhooks"
      lead="The shop calls a program when something happens, so that it need not ask again and again."
    >
      <ProgramsTabs />
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <Alert>{actionData.message}</Alert>}
      {secret && <NewSecret secret={secret} />}
      <div className="programs-two">
        <section className="office-card" aria-labelledby="webhooks">
          <h2 id="webhooks">Programs that receive events</h2>
          {endpoints.length === 0 && !secret && (
            <Note as="h3" title="No webhooks yet.">
              Add one for each program, up to {MOST_ENDPOINTS}. The log shows each delivery of the last{" "}
              {LOG_DAYS} days.
            </Note>
          )}
          {endpoints.length > 0 && (
            <ul className="programs-list">
              {endpoints.map((endpoint) => (
                <EndpointRow key={endpoint.id} endpoint={endpoint} />
              ))}
            </ul>
          )}
        </section>
        <AddCard loaderData={loaderData} answer={actionData} key={newId} />
      </div>
    </OfficePage>
  );
}

type EndpointRowProps = { endpoint: Route.ComponentProps["loaderData"]["endpoints"][number] };

function EndpointRow({ endpoint: { id, url, events, withReceivers, paused, failing } }: EndpointRowProps) {
  return (
    <li>
      <Link className="link" to={`/admin/programs/webhooks/${id}`}>
        {url}
      </Link>
      <span className="programs-name">
        {events}
        {withReceivers && <span className="muted text-small">With receivers.</span>}
        {paused && <span className="programs-wrong">{paused}</span>}
        {!paused && failing && <span className="programs-wrong">It fails since {failing}.</span>}
      </span>
      <span className={`office-tag ${paused ? "is-bad" : failing ? "is-busy" : "is-done"}`}>
        {paused ? "Paused" : failing ? "Failing" : "Active"}
      </span>
    </li>
  );
}

type AddCardProps = {
  loaderData: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
};

function AddCard({ loaderData: { mayHaveReceivers, newId }, answer: anyAnswer }: AddCardProps) {
  const answer = answerTo(anyAnswer, "add");
  const form = useFormFocus(answer);
  const busy = useIntent() === "add";
  const typed = answer && !answer.ok ? answer.values : null;
  return (
    <section className="office-card" aria-labelledby="add">
      <h2 id="add">Add a webhook</h2>
      <ReauthenticatedForm level="strict" ref={form} className="programs-form">
        <input type="hidden" name="id" value={newId} />
        <EndpointFields
          values={{
            url: typed?.url ?? "",
            events: typed?.events?.split(" ") ?? [],
            withReceivers: typed?.withReceivers === "yes",
          }}
          errors={answer?.errors ?? {}}
          mayHaveReceivers={mayHaveReceivers}
        />
        <Button type="submit" name="intent" value="add" busy={busy}>
          {busy ? "Adding..." : "Add the webhook"}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such page." />;
}
