import type { RouterContextProvider } from "react-router";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import { requestStockAlert } from "../../../../shop/stock-alerts/request-stock-alert.ts";
import { AlertEmail } from "../../../../shop/stock-alerts/stock-alerts.inputs.ts";
import { answerForm } from "../../../forms/form-answer.ts";
import { clientNetwork, readForm } from "../../../forms/read-form.ts";
import { servicesContext } from "../../../request-context.ts";

const STATUS = { "unknown-sku": 404, "sold-again": 409, "too-many-tries": 429 } as const;

/** The answer to the form of `StockAlert`. */
export async function answerStockAlert(
  context: Readonly<RouterContextProvider>,
  { request, sku }: { request: Request; sku: string },
) {
  const fields = await readForm(request, ["email"]);
  const wrong = (message: string, status: number) =>
    answerForm(context, { ok: false, message, errors: { email: message }, values: fields }, status);
  const email = AlertEmail.safeParse(fields.email);
  if (!email.success) return wrong(email.error.issues[0]?.message ?? "", 422);
  const from = clientNetwork(request);
  const requested = await requestStockAlert(context.get(servicesContext), { sku, email: email.data, from });
  if (!requested.ok) return wrong(REFUSAL_SENTENCES[requested.code], STATUS[requested.code]);
  const message = `We will write to ${email.data} once, when it can be ordered again.`;
  return answerForm<"email">(context, { ok: true, message, errors: {}, values: {} }, 200);
}
