import { data, redirect } from "react-router";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { PAUSE_WORDS } from "../../../shop/webhooks/rules/pause-words.ts";
import { DeliveryKey } from "../../../shop/webhooks/webhooks.inputs.ts";
import { type FoundEndpoint, findEndpoint, listDeliveries } from "../../../shop/webhooks/webhooks.reads.ts";
import { answerTo } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import { staffContext } from "../office-guard.ts";
import { OfficeFailed, OfficePage } from "../office-page.tsx";
import { readCursor } from "../read-cursor.ts";
import type { Route } from "./+types/webhook.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { EndpointFields } from "./endpoint-fields.tsx";
import { NewSecret } from "./new-secret.tsx";
import { attemptWords, eventLabel } from "./webhook-words.ts";
import { answerWebhook } from "./webhooks-action.ts";
import "./programs.css";

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { roles } = context.get(staffContext);
  const endpoint = isUuid(id) ? await findEndpoint(services, { id }) : null;
  if (!endpoint) throw data(null, { status: 404 });
  const cursor = readCursor(new URL(request.url), DeliveryKey);
  const page = await listDeliveries(services, { endpointId: id, cursor });
  const { url, events, withReceivers, version, createdBy, createdAt, pauseReason, formerUntil } = endpoint;
  const { token } = endpoint;
  const isSilent = withReceivers && !endpoint.sendsReceivers;
  return {
    endpoint: {
      ...{ url, events, withReceivers, version, host: new URL(url).host },
      created: `Added ${showInstant(createdAt)}.${tokenWords(token)}`,
      // Null if they are sent, or were never asked for.
      noReceivers: isSilent ? noReceiversWords(createdBy) : null,
      paused: pauseReason && PAUSE_WORDS[pauseReason],
      formerUntil: formerUntil && showInstant(formerUntil),
    },
    mayHaveReceivers: may(roles, "see receivers") && may(roles, "see customers"),
    log: {
      ...{ before: page.before, after: page.after, isFirst: cursor === null },
      deliveries: page.rows.map(({ id: deliveryId, event, occurredAt, state, attempts, dueAt, ...last }) => ({
        ...{ id: deliveryId, event: eventLabel(event), state, attempts },
        at: showInstant(occurredAt),
        next: state === "waiting" ? showInstant(dueAt) : null,
        answer: attemptWords(last),
      })),
    },
  };
}

function tokenWords(token: FoundEndpoint["token"]): string {
  return token ? ` Set by the token “${token.name}” of ${token.holder}: it stops when the token ends.` : "";
}

function noReceiversWords(createdBy: string | null): string {
  const why = createdBy
    ? `${createdBy}, who let it have them, may not see them`
    : "who let it have them has left";
  return `Receivers are not sent: ${why}. They are sent again once somebody who may see them saves this page.`;
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  if (!isUuid(id)) throw data(null, { status: 404 });
  const answer = await answerWebhook(context.get(servicesContext), { context, request, staff, id });
  if (answer === null) throw redirect("/admin/programs/webhooks");
  return answer;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(matches, loaderData ? `Webhook to ${loaderData.endpoint.host}` : "Webhook");

/** One webhook: its events, its secret, and the log of its deliveries. */
export default function WebhookPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { endpoint, log } = loaderData;
  const secret = actionData?.ok ? actionData.values.secret : undefined;
  return (
    <OfficePage
      title={`Webhook to ${endpoint.host}`}
      lead={endpoint.created}
      back={{ to: "/admin/programs/webhooks", label: "Webhooks" }}
    >
      <p className="sheet-said" role="status">
        {actionData?.ok ? actionData.message : ""}
      </p>
      {actionData && !actionData.ok && actionData.message && <LinesAlert message={actionData.message} />}
      {endpoint.paused && <Alert>{endpoint.paused} Events in between are not stored for it.</Alert>}
      {endpoint.noReceivers && <Alert>{endpoint.noReceivers}</Alert>}
      {secret && <NewSecret secret={secret} />}
      <div className="programs-two">
        <DeliveryLog href={`/admin/programs/webhooks/${id}`} log={log} isPaused={endpoint.paused !== null} />
        <div className="programs-form">
          <ChangeCard key={endpoint.version} loaderData={loaderData} answer={actionData} />
          <SecretCard formerUntil={endpoint.formerUntil} />
          <EndCard isPaused={endpoint.paused !== null} />
        </div>
      </div>
    </OfficePage>
  );
}

type ChangeCardProps = {
  loaderData: Route.ComponentProps["loaderData"];
  answer: Route.ComponentProps["actionData"];
};

function ChangeCard({ loaderData: { endpoint, mayHaveReceivers }, answer: anyAnswer }: ChangeCardProps) {
  const answer = answerTo(anyAnswer, "change");
  const form = useFormFocus(answer);
  const busy = useIntent() === "change";
  const typed = answer && !answer.ok ? answer.values : null;
  const values = typed
    ? {
        ...{ url: typed.url ?? "", events: typed.events?.split(" ") ?? [] },
        withReceivers: typed.withReceivers === "yes",
      }
    : endpoint;
  return (
    <section className="office-card" aria-labelledby="change">
      <h2 id="change">URL and events</h2>
      <ReauthenticatedForm level="strict" ref={form} className="programs-form">
        <input type="hidden" name="seen" value={typed?.seen ?? endpoint.version} />
        <EndpointFields values={values} errors={answer?.errors ?? {}} mayHaveReceivers={mayHaveReceivers} />
        <Button type="submit" name="intent" value="change" busy={busy}>
          {busy ? "Saving..." : "Save"}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

function SecretCard({ formerUntil }: { formerUntil: string | null }) {
  const busy = useIntent() === "rotate";
  return (
    <section className="office-card" aria-labelledby="secret">
      <h2 id="secret">Secret</h2>
      <p className="muted">
        {formerUntil
          ? `Two secrets sign now. The former one stops ${formerUntil}; a new one would end it at once.`
          : "Make a new one if somebody else may know it. For a day both sign, so that no call is lost."}
      </p>
      <ReauthenticatedForm level="strict" className="programs-buttons">
        <Button type="submit" look="ghost" name="intent" value="rotate" busy={busy}>
          {busy ? "Making..." : "Make a new secret"}
        </Button>
      </ReauthenticatedForm>
    </section>
  );
}

function EndCard({ isPaused }: { isPaused: boolean }) {
  const intent = useIntent();
  const toggle = isPaused ? "resume" : "pause";
  return (
    <section className="office-card" aria-labelledby="end">
      <h2 id="end">Pause or remove</h2>
      <p className="muted">Removing ends it for good, with its secret and its log.</p>
      <div className="programs-buttons">
        <ReauthenticatedForm level="moderate">
          <Button type="submit" look="ghost" name="intent" value={toggle} busy={intent === toggle}>
            {isPaused ? "Resume" : "Pause"}
          </Button>
        </ReauthenticatedForm>
        <ReauthenticatedForm level="strict">
          <Button type="submit" look="ghost" name="intent" value="remove" busy={intent === "remove"}>
            Remove the webhook
          </Button>
        </ReauthenticatedForm>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <OfficeFailed error={error} missing="There is no such webhook." />;
}
