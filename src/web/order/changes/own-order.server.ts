import { data, redirect } from "react-router";
import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import type { Session } from "../../../shop/accounts/identity.ts";
import type { Services } from "../../../shop/services.ts";
import { accountPath } from "../../session/account-path.ts";
import { getOrderProgress } from "../progress/get-order-progress.ts";

/**
 * The order to change, and its customer. A visitor signs in first and comes back; others get a 404. The use cases check
 * ownership again.
 */
export async function ownOrder(
  services: Services,
  request: Request,
  uuid: string,
): Promise<{ customer: Session; order: OrderProgressReply }> {
  const customer = await services.identity.sessionOf(request.headers);
  const { pathname, search } = new URL(request.url);
  if (!customer) throw redirect(accountPath(`${pathname.replace(/\.data$/, "")}${search}`));
  const order = await getOrderProgress(services, customer, { uuid, token: null });
  if (!order?.isOwn) throw data(null, { status: 404 });
  return { customer, order };
}
