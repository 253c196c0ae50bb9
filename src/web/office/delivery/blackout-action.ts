import { redirect } from "react-router";
import { z } from "zod";

import { addDays, dayOf, instant } from "../../../shop/basics/india-time.ts";
import { BlackoutForm } from "../../../shop/delivery/blackouts/blackout.inputs.ts";
import { createBlackout } from "../../../shop/delivery/blackouts/create-blackout.ts";
import { endBlackout } from "../../../shop/delivery/blackouts/end-blackout.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import type { OfficeForm } from "../office-form.ts";
import { derivedUuid } from "./derived-uuid.server.ts";
import { PAUSES, type Pause } from "./pauses.ts";

const FIELDS = ["kitchen", "windows", "from", "fromTime", "until", "untilTime", "areas", "reason"] as const;
export type BlackoutField = (typeof FIELDS)[number];

/** A pause starts now, so that its repeat differs in its times: until then it counts as the same. */
const REPEAT_MS = 10 * 60_000;

const FormKey = z.uuid().catch("");
const BlackoutId = z.coerce.number().int().min(1).max(2_147_483_647);
const PauseOf = z.object({ kitchen: z.string().min(1).max(40), lasts: z.enum(PAUSES) });

type Read = Record<BlackoutField | "intent" | "id" | "lasts" | "formKey", string>;

/** Closes times, pauses a kitchen, or reopens it. After closing, redirects to the orders in that time. */
export async function answerBlackouts(services: Services, { context, request, staff }: OfficeForm) {
  const sent = await readForm(request, [...FIELDS, "intent", "id", "lasts", "formKey"]);
  if (sent.intent === "end") return end(services, { context, staff, sent });
  return sent.intent === "pause"
    ? pause(services, { context, staff, sent })
    : close(services, { context, staff, sent });
}

type Sent = Omit<OfficeForm, "request"> & { sent: Read };

async function close(services: Services, { context, staff, sent }: Sent) {
  const { id: _id, lasts: _lasts, intent: _intent, formKey: _key, ...values } = sent;
  const answers = intentAnswers<BlackoutField>(context, "close", values);
  const form = BlackoutForm.safeParse(sent);
  if (!form.success) return answers.wrong(errorsOf(form.error));
  if (form.data.endsAt <= services.clock())
    return answers.wrong({ [sent.until ? "until" : "from"]: "This time is over already." });
  const key = keyOf(
    sent,
    FIELDS.map((name) => sent[name]),
  );
  const created = await createBlackout(services, { blackout: { ...key, ...form.data }, staff });
  if (created.ok) throw redirect(`/admin/delivery/blackouts/${created.value.id}`);
  if (created.code !== "unknown-area") return answers.refused(REFUSAL_SENTENCES[created.code]);
  return answers.wrong({ areas: `The shop does not deliver to “${created.details.name}”.` });
}

async function pause(services: Services, { context, staff, sent }: Sent) {
  const answers = intentAnswers<BlackoutField>(context, "pause", {});
  const form = PauseOf.safeParse(sent);
  if (!form.success) return answers.refused("Please choose the kitchen, and for how long.", 422);
  const now = services.clock();
  const blackout = {
    ...{ kitchenId: form.data.kitchen, option: null, startMinute: null, areas: [], reason: "Paused" },
    ...{ startsAt: now, endsAt: endOf(form.data.lasts, now) },
  };
  const key = keyOf(sent, [form.data.kitchen, form.data.lasts]);
  let created = await createBlackout(services, { blackout: { ...key, ...blackout }, staff });
  if (!created.ok && created.code === "idempotency-key-reused" && created.details) {
    const { id, at } = created.details;
    if (now.getTime() - at.getTime() < REPEAT_MS) throw redirect(`/admin/delivery/blackouts/${id}`);
    created = await createBlackout(services, { blackout, staff });
  }
  if (created.ok) throw redirect(`/admin/delivery/blackouts/${created.value.id}`);
  return answers.refused(REFUSAL_SENTENCES[created.code]);
}

/** The key of what was sent: two taps on one form have the same, another choice on the same form has its own. */
function keyOf({ formKey, intent }: Read, values: string[]): { key?: string } {
  const made = FormKey.parse(formKey);
  return made === "" ? {} : { key: derivedUuid(made, intent, ...values) };
}

function endOf(pause: Pause, now: Date): Date | null {
  if (pause === "open") return null;
  if (pause === "today") return instant(addDays(dayOf(now), 1), 0);
  return new Date(now.getTime() + Number(pause) * 3_600_000);
}

async function end(services: Services, { context, staff, sent }: Sent) {
  const answers = intentAnswers<BlackoutField>(context, "end", {});
  const id = BlackoutId.safeParse(sent.id);
  if (!id.success) return answers.refused("The form could not be read.", 400);
  const ended = await endBlackout(services, { id: id.data, staff });
  return ended.ok
    ? answers.done("Shoppers can order for these times again.")
    : answers.refused(REFUSAL_SENTENCES[ended.code]);
}
