import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { may } from "../../../shop/accounts/rules/permissions.ts";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { acceptOrders } from "../../../shop/orders/accept-orders.ts";
import { ORDERS_ON_A_PAGE } from "../../../shop/orders/office-list/list-office-orders.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { answerView } from "../list/view-action.server.ts";
import type { ViewField } from "../list/view-bar.tsx";
import { readOrdersList } from "./read-list.server.ts";

const Ids = z.array(z.uuid()).min(1).max(ORDERS_ON_A_PAGE);

type Context = Parameters<typeof intentAnswers>[0];

/** Accepts the chosen orders of the list, or saves or removes a view of it. */
export async function answerOrders(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const form = await request.formData().catch(() => new FormData());
  const seesCustomers = may(staff.roles, "see customers");
  const list = await readOrdersList(services, { today: dayOf(services.clock()), seesCustomers });
  const ofView = await answerView(services, list, { context, url: new URL(request.url), form, staff });
  if (ofView) return ofView;
  const answers = intentAnswers<ViewField>(context, "accept", {});
  if (!may(staff.roles, "accept orders")) return answers.refused(REFUSAL_SENTENCES["not-your-move"], 403);
  const ids = Ids.safeParse(form.getAll("id"));
  if (!ids.success) return answers.refused("Please choose the orders to accept.", 422);
  const { accepted, skipped } = await acceptOrders(services, { ids: ids.data, staff });
  const others = skipped > 0 ? ` ${skipped} had moved on already.` : "";
  return answers.done(`${accepted} ${accepted === 1 ? "order is" : "orders are"} accepted.${others}`);
}
