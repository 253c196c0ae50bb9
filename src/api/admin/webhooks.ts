import {
  WebhookBody,
  WebhookChange,
  WebhookDeliveriesQuery,
  WebhookDeliveryParams,
  WebhookParams,
  WebhookPause,
} from "../../contract/admin/webhooks.requests.ts";
import {
  type AdminWebhook,
  NewSecretReply,
  NewWebhookReply,
  SentByHandReply,
  WebhookDeliveriesReply,
  WebhookReply,
  WebhooksReply,
} from "../../contract/admin/webhooks.ts";
import { NothingReply } from "../../contract/envelope.ts";
import type { Session } from "../../shop/accounts/identity.ts";
import { randomUuid } from "../../shop/basics/ids.ts";
import { refuse } from "../../shop/basics/outcome.ts";
import { findReceiver } from "../../shop/orders/orders.reads.ts";
import type { Services } from "../../shop/services.ts";
import { addEndpoint } from "../../shop/webhooks/add-endpoint.ts";
import { changeEndpoint, type EndpointConflict } from "../../shop/webhooks/change-endpoint.ts";
import { pauseEndpoint } from "../../shop/webhooks/pause-endpoint.ts";
import { removeEndpoint } from "../../shop/webhooks/remove-endpoint.ts";
import { rotateSecret } from "../../shop/webhooks/rotate-secret.ts";
import { scopeOfEvent, type WebhookEventName } from "../../shop/webhooks/rules/webhook-events.ts";
import { type SentByHand, sendByHand } from "../../shop/webhooks/send-by-hand.ts";
import {
  findEndpoint,
  type ListedEndpoint,
  listDeliveries,
  listEndpoints,
} from "../../shop/webhooks/webhooks.reads.ts";
import { answer } from "../envelope.ts";
import { accepted, acceptedWith } from "../refusals.ts";
import { requireScopes, requireSession, staffOf } from "../staff-caller.ts";
import { staffCalls } from "../staff-calls.ts";

const scope = "webhooks:write";
const permission = "manage webhooks";
const managing = { scope, permission } as const;
/** As the page asks for what decides who gets events, and with which signature. */
const deciding = { ...managing, reauthentication: "strict" } as const;

/** Webhooks and their secrets, for programs of the staff. */
export const adminWebhooks = staffCalls((app, services) => {
  app.get(
    "/admin/webhooks",
    {
      config: managing,
      schema: {
        operationId: "listWebhooks",
        summary: "All programs that receive events, the oldest first",
        response: { 200: WebhooksReply },
      },
    },
    async () => answer({ webhooks: (await listEndpoints(services)).map(webhookOf) }),
  );

  app.post(
    "/admin/webhooks",
    {
      config: deciding,
      schema: {
        operationId: "addWebhook",
        summary: "Adds a program that receives events from now on, and shows its secret once",
        description:
          "A token needs the scope that reads the events too: `orders:read` or `catalogue:read`. A webhook that a token set is paused when the token ends. Calls are signed as Standard Webhooks says, and repeated for a day while they fail. URLs are unique, so a repeat is refused with 409: remove the webhook, or make a new secret.",
        body: WebhookBody,
        response: { 200: NewWebhookReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const fields = request.body;
      checkChoice(staff, fields);
      const id = randomUuid();
      const { secret } = accepted(await addEndpoint(services, { id, fields, staff }));
      return answer({ ...(await webhookNamed(services, id)), secret });
    },
  );

  app.get(
    "/admin/webhooks/:id",
    {
      config: managing,
      schema: {
        operationId: "getWebhook",
        summary: "One webhook",
        params: WebhookParams,
        response: { 200: WebhookReply },
      },
    },
    async (request) => answer(await webhookNamed(services, request.params.id)),
  );

  app.put(
    "/admin/webhooks/:id",
    {
      config: deciding,
      schema: {
        operationId: "changeWebhook",
        summary: "Sets URL and events of a webhook, from the next event on",
        description:
          "All fields are set. If the webhook was changed since `version`, nothing is changed: 409 names the differences. Without `withReceivers` it gets no receivers any more. A token needs the scope that reads the events too, and the webhook is paused when that token ends.",
        params: WebhookParams,
        body: WebhookChange,
        response: { 200: WebhookReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { version: seen, ...fields } = request.body;
      checkChoice(staff, fields);
      const { id } = request.params;
      acceptedWith(await changeEndpoint(services, { id, fields, seen, staff }), {
        "webhook-changed": shownConflict,
      });
      return answer(await webhookNamed(services, id));
    },
  );

  app.post(
    "/admin/webhooks/:id/secret",
    {
      config: deciding,
      schema: {
        operationId: "rotateWebhookSecret",
        summary: "Makes a new secret, and shows it once",
        description: "The former one signs too for a day. One that still signs from before ends at once.",
        params: WebhookParams,
        response: { 200: NewSecretReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { secret, formerUntil } = accepted(await rotateSecret(services, { ...request.params, staff }));
      return answer({ secret, formerSecretUntil: formerUntil.toISOString() });
    },
  );

  app.delete(
    "/admin/webhooks/:id",
    {
      config: deciding,
      schema: {
        operationId: "removeWebhook",
        summary: "Removes a webhook with its secret and its log",
        params: WebhookParams,
        response: { 200: NothingReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      accepted(await removeEndpoint(services, { ...request.params, staff }));
      return answer(null);
    },
  );
});

/** Pauses, tests and deliveries of webhooks, for programs of the staff. */
export const adminWebhookDeliveries = staffCalls((app, services) => {
  app.put(
    "/admin/webhooks/:id/paused",
    {
      config: managing,
      schema: {
        operationId: "pauseWebhook",
        summary: "Pauses a webhook, or lets it go on",
        description:
          "Events during the pause are not stored for it, and waiting deliveries are given up. A repeat changes nothing. A token that lets it go on needs the scope that reads its events too.",
        params: WebhookParams,
        body: WebhookPause,
        response: { 200: WebhookReply },
      },
    },
    async (request) => {
      const staff = await staffOf(request);
      const { id } = request.params;
      const { paused: isPaused } = request.body;
      const endpoint = isPaused ? null : await findEndpoint(services, { id });
      if (endpoint) checkEvents(staff, endpoint.events);
      accepted(await pauseEndpoint(services, { id, isPaused, staff }));
      return answer(await webhookNamed(services, id));
    },
  );

  app.get(
    "/admin/webhooks/:id/deliveries",
    {
      config: managing,
      schema: {
        operationId: "listWebhookDeliveries",
        summary: "The log of the deliveries to a webhook, 50 at a time",
        params: WebhookParams,
        querystring: WebhookDeliveriesQuery,
        response: { 200: WebhookDeliveriesReply },
      },
    },
    async (request) => {
      const { id: endpointId } = await webhookNamed(services, request.params.id);
      const { after } = request.query;
      const cursor = after === undefined ? null : ({ direction: "after", key: after } as const);
      const page = await listDeliveries(services, { endpointId, cursor });
      const deliveries = page.rows.map(({ id, event, occurredAt, attempts, dueAt, ...last }) => ({
        ...{ id, event, occurredAt: occurredAt.toISOString(), attempts },
        nextAttemptAt: last.state === "waiting" ? dueAt.toISOString() : null,
        ...attemptOf(last),
      }));
      return answer({ deliveries, next: page.after });
    },
  );

  app.post(
    "/admin/webhooks/:id/test",
    {
      config: managing,
      schema: {
        operationId: "testWebhook",
        summary: "Sends a test and waits for the answer",
        description: "It is not repeated, and is sent to a paused webhook too.",
        params: WebhookParams,
        response: { 200: SentByHandReply },
      },
    },
    async (request) =>
      send({ endpointId: request.params.id, deliveryId: null, staff: await staffOf(request) }),
  );

  app.post(
    "/admin/webhooks/:id/deliveries/:delivery/send",
    {
      config: managing,
      schema: {
        operationId: "resendWebhookDelivery",
        summary: "Sends a delivery of the log once more, under the id that it had, and waits for the answer",
        description: "If it fails, it is repeated like a new one.",
        params: WebhookDeliveryParams,
        response: { 200: SentByHandReply },
      },
    },
    async (request) => {
      const { id: endpointId, delivery: deliveryId } = request.params;
      return send({ endpointId, deliveryId, staff: await staffOf(request) });
    },
  );

  async function send(wanted: { endpointId: string; deliveryId: string | null; staff: Session }) {
    const receiverOf = (orderId: string) => findReceiver(services, { orderId });
    return answer(attemptOf(accepted(await sendByHand(services, { ...wanted, receiverOf }))));
  }
});

type Choice = { events: readonly WebhookEventName[]; withReceivers: boolean };

/** A token chooses only events that it may read, and never receivers. */
function checkChoice(staff: Session, { events, withReceivers }: Choice): void {
  if (withReceivers) requireSession(staff);
  checkEvents(staff, events);
}

function checkEvents(staff: Session, events: readonly WebhookEventName[]): void {
  requireScopes(staff, [...new Set(events.map(scopeOfEvent))]);
}

async function webhookNamed(services: Services, id: string): Promise<AdminWebhook> {
  const endpoint = await findEndpoint(services, { id });
  return endpoint ? webhookOf(endpoint) : accepted(refuse("unknown-webhook"));
}

function webhookOf(endpoint: ListedEndpoint): AdminWebhook {
  const { id, url, events, withReceivers, version, createdAt, pauseReason, failingSince, formerUntil } =
    endpoint;
  return {
    ...{ id, url, events, withReceivers, version },
    ...{ createdAt: createdAt.toISOString(), paused: pauseReason },
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: formerUntil?.toISOString() ?? null,
  };
}

/** The differing fields without the name of the person. Other refusals have no details. */
function shownConflict({ version, differences }: EndpointConflict) {
  return { version, conflicts: differences.map(({ field, theirs: now, mine: to }) => ({ field, now, to })) };
}

function attemptOf({ state, lastStatus: status, lastProblem: problem, lastMs: ms }: SentByHand) {
  return { state, status, problem, ms };
}
