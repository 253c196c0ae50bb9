import { data } from "react-router";
import type { Session } from "../../../shop/accounts/identity.ts";
import { isUuid } from "../../../shop/basics/ids.ts";
import { showInstant } from "../../../shop/basics/india-time.ts";
import { findReceiver } from "../../../shop/orders/orders.reads.ts";
import type { RefusalCode } from "../../../shop/refusal-code.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { addEndpoint } from "../../../shop/webhooks/add-endpoint.ts";
import { changeEndpoint, type EndpointConflict } from "../../../shop/webhooks/change-endpoint.ts";
import { pauseEndpoint } from "../../../shop/webhooks/pause-endpoint.ts";
import { removeEndpoint } from "../../../shop/webhooks/remove-endpoint.ts";
import { rotateSecret } from "../../../shop/webhooks/rotate-secret.ts";
import { sendByHand } from "../../../shop/webhooks/send-by-hand.ts";
import { EndpointFields } from "../../../shop/webhooks/webhooks.inputs.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { checkReauthentication } from "../../reauthentication/require-reauthentication.ts";
import { attemptWords, differenceWords } from "./webhook-words.ts";

/** `secret` is the text of a secret that was made just now. `events` are separated by spaces. */
export type WebhookField = "url" | "events" | "withReceivers" | "seen" | "secret" | "delivery";

type Context = Parameters<typeof intentAnswers>[0];
type Received = { context: Context; request: Request; staff: Session };
type Form = { text: (name: string) => string; list: (name: string) => string[] };

/** Most ticks in a form. There are far fewer events. */
const MOST_TICKS = 20;

const VERSION = /^\d{1,9}$/;

async function read(request: Request): Promise<Form> {
  const form = await request.formData().catch(() => {
    throw data("The form could not be read.", { status: 400 });
  });
  return {
    text: (name) => String(form.get(name) ?? ""),
    list: (name) => form.getAll(name).slice(0, MOST_TICKS).map(String),
  };
}

function fieldsIn({ text, list }: Form) {
  const typed = {
    ...{ url: text("url"), events: list("events").join(" ") },
    withReceivers: text("withReceivers"),
  };
  const fields = EndpointFields.safeParse({
    ...{ url: typed.url, events: list("events"), withReceivers: typed.withReceivers === "yes" },
  });
  return { typed, fields };
}

/** Adds a webhook. */
export async function answerWebhooks(services: Services, { context, request, staff }: Received) {
  const form = await read(request);
  const { typed, fields } = fieldsIn(form);
  const answers = intentAnswers<WebhookField>(context, "add", typed);
  checkReauthentication(staff, "strict", services.clock(), "/admin/programs/webhooks");
  const id = form.text("id").toLowerCase();
  if (!isUuid(id)) return answers.refused("The form could not be read.", 400);
  if (!fields.success) return answers.wrong(errorsOf(fields.error));
  const added = await addEndpoint(services, { id, fields: fields.data, staff });
  if (added.ok)
    return intentAnswers<WebhookField>(context, "add", { secret: added.value.secret }).done(
      "The webhook is added. It is told of what happens from now on.",
    );
  return refusal(answers, added.code);
}

type Answers = ReturnType<typeof intentAnswers<WebhookField>>;

function refusal(answers: Answers, code: RefusalCode) {
  const sentence = REFUSAL_SENTENCES[code];
  if (code === "webhook-url-refused" || code === "webhook-url-taken") return answers.wrong({ url: sentence });
  return answers.refused(sentence, code === "too-many-tries" ? 429 : 409);
}

function conflictWords({ by, at, differences }: EndpointConflict): string {
  const when = at === null ? "" : ` on ${showInstant(new Date(at))}`;
  return [
    `${by} has changed this${when}. Nothing of yours was saved. Save again to replace theirs with yours.`,
    ...differences.map(differenceWords),
  ].join("\n");
}

/** Answers the forms of one webhook. Null once it is removed. */
export async function answerWebhook(
  services: Services,
  { context, request, staff, id }: Received & { id: string },
) {
  const form = await read(request);
  const intent = form.text("intent");
  const path = `/admin/programs/webhooks/${id}`;
  const answers = intentAnswers<WebhookField>(context, intent, {});
  const mustBeSure = () => checkReauthentication(staff, "strict", services.clock(), path);
  if (intent === "change") {
    mustBeSure();
    const { typed, fields } = fieldsIn(form);
    const seen = form.text("seen");
    if (!VERSION.test(seen)) return answers.refused("The form could not be read.", 400);
    const changingFrom = (version: string) =>
      intentAnswers<WebhookField>(context, intent, { ...typed, seen: version });
    const changing = changingFrom(seen);
    if (!fields.success) return changing.wrong(errorsOf(fields.error));
    const changed = await changeEndpoint(services, { id, fields: fields.data, seen: Number(seen), staff });
    if (changed.ok) return answers.done("It is saved.");
    if (changed.code !== "webhook-changed") return refusal(changing, changed.code);
    // The next save names the version whose differences are shown, so that any later change conflicts again.
    return changingFrom(String(changed.details.version)).refused(conflictWords(changed.details));
  }
  if (intent === "rotate") {
    mustBeSure();
    const rotated = await rotateSecret(services, { id, staff });
    if (!rotated.ok) return refusal(answers, rotated.code);
    const { secret, formerUntil } = rotated.value;
    return intentAnswers<WebhookField>(context, intent, { secret }).done(
      `There is a new secret. The former one signs too until ${showInstant(formerUntil)}.`,
    );
  }
  if (intent === "pause" || intent === "resume") {
    const done = await pauseEndpoint(services, { id, isPaused: intent === "pause", staff });
    if (!done.ok) return refusal(answers, done.code);
    return answers.done(
      intent === "pause" ? "It is paused. Nothing is sent." : "It goes on with what happens from now on.",
    );
  }
  if (intent === "test" || intent === "again") return sendNow(services, { answers, form, staff, id });
  if (intent !== "remove") return answers.refused("The form could not be read.", 400);
  mustBeSure();
  const removed = await removeEndpoint(services, { id, staff });
  return removed.ok ? null : refusal(answers, removed.code);
}

type Sending = { answers: Answers; form: Form; staff: Session; id: string };

async function sendNow(services: Services, { answers, form, staff, id }: Sending) {
  const isTest = form.text("intent") === "test";
  const deliveryId = isTest ? null : form.text("delivery").toLowerCase();
  if (deliveryId !== null && !isUuid(deliveryId)) return refusal(answers, "unknown-delivery");
  const sent = await sendByHand(services, {
    ...{ endpointId: id, deliveryId, staff },
    receiverOf: (orderId) => findReceiver(services, { orderId }),
  });
  if (!sent.ok) return refusal(answers, sent.code);
  const subject = isTest ? "The test" : "It";
  const words = attemptWords(sent.value);
  if (sent.value.state === "delivered") return answers.done(`${subject} arrived. ${words}.`);
  return answers.refused(`${subject} did not arrive. ${words || "It is being sent"}.`, 200);
}
