import type { FastifyInstance } from "fastify";
import type { Services } from "../shop/services.ts";
import { forCustomers } from "./session.ts";
import { withZod } from "./with-zod.ts";

type CustomerPlugin = (plugin: FastifyInstance, options: { services: Services }) => Promise<void>;

/** A plugin of calls for signed-in customers, guarded by `forCustomers`. */
export function customerCalls(
  declare: (app: ReturnType<typeof withZod>, services: Services) => void,
): CustomerPlugin {
  return async (plugin, { services }) => {
    forCustomers(plugin, services);
    declare(withZod(plugin), services);
  };
}
