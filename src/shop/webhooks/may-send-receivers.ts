import { getRoles } from "../accounts/accounts.reads.ts";
import type { Services } from "../services.ts";
import type { Endpoint } from "./endpoints.queries.ts";
import { webhookManagerOf } from "./rules/webhook-manager.ts";

/** Whether an endpoint's events may contain receivers: the person responsible must still be staff with the role. */
export async function maySendReceivers(
  services: Pick<Services, "db">,
  { createdBy }: Pick<Endpoint, "createdBy">,
): Promise<boolean> {
  if (createdBy === null) return false;
  const roles = await getRoles(services, { userId: createdBy });
  return webhookManagerOf(roles, { withReceivers: true }) !== undefined;
}
