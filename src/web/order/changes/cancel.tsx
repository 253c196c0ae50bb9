import { Form, redirect, useNavigation } from "react-router";
import { z } from "zod";
import { paise, toRupees } from "../../../shop/basics/money.ts";
import { cancelOrder } from "../../../shop/changes/cancel-order.ts";
import { quoteCancellation } from "../../../shop/changes/quote-cancellation.ts";
import { explainShare } from "../../../shop/changes/rules/explain-share.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { CancelFigures, CancelInstead } from "../progress/cancel-figures.tsx";
import type { Route } from "./+types/cancel.ts";
import { ChangeFailed, ChangePage } from "./change-page.tsx";
import { ownOrder } from "./own-order.server.ts";

/** The figures that the page showed, sent back by its form. */
const Restated = z.object({
  refund: z.coerce.number().int().min(0).max(1e9),
  coins: z.coerce.number().int().min(0).max(1e6),
});

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { customer, order } = await ownOrder(services, request, params.uuid);
  const outcome = await quoteCancellation(services, { id: order.uuid, customer });
  if (!outcome.ok) throw new Error("an order that was just read is gone");
  const { possible, percent, paid, refund, coins } = outcome.value;
  return {
    order: {
      uuid: order.uuid,
      number: order.number,
      paidBy: order.paidBy,
      canReschedule: order.changes.slot,
    },
    quote: {
      ...{ possible, percent, coins, words: explainShare(outcome.value) },
      ...{ paid: toRupees(paid), refund: toRupees(refund) },
    },
    restated: { refund, coins },
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { customer, order } = await ownOrder(services, request, params.uuid);
  const refuse = (message: string, status: number) =>
    answerForm(context, { ok: false, message, errors: {}, values: {} }, status);
  const restated = Restated.safeParse(await readForm(request, ["refund", "coins"]));
  if (!restated.success) return refuse("Please look at the figures again, and then cancel.", 422);
  const expected = { refund: paise(restated.data.refund), coins: restated.data.coins };
  const cancelled = await cancelOrder(services, { id: order.uuid, customer, expected });
  if (!cancelled.ok) return refuse(REFUSAL_SENTENCES[cancelled.code], 409);
  throw redirect(`/orders/${order.uuid}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Cancel an order");

export default function Cancel({ loaderData, actionData }: Route.ComponentProps) {
  const { order, quote, restated } = loaderData;
  const busy = useNavigation().formMethod === "POST";
  return (
    <ChangePage title="Cancel the order?" order={order}>
      {actionData?.message && <Alert>{actionData.message}</Alert>}
      <p>{quote.words}</p>
      {!quote.possible && <CancelInstead canReschedule={order.canReschedule} />}
      {quote.possible && (
        <Form method="post" className="change">
          <CancelFigures quote={quote} paidBy={order.paidBy} />
          <input type="hidden" name="refund" value={restated.refund} />
          <input type="hidden" name="coins" value={restated.coins} />
          <Button type="submit" wide busy={busy}>
            Cancel the order
          </Button>
        </Form>
      )}
    </ChangePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ChangeFailed error={error} />;
}
