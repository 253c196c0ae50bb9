import type { FastifyInstance } from "fastify";
import type { Services } from "../shop/services.ts";
import { forStaff } from "./staff-caller.ts";
import { withZod } from "./with-zod.ts";

type StaffPlugin = (plugin: FastifyInstance, options: { services: Services }) => Promise<void>;

/**
 * A plugin of calls for staff and their programs, guarded by `forStaff`. Each route names its scope, and its permission where
 * the use case does not check it. Tag `Office` and the refusals in the document are the default.
 */
export function staffCalls(
  declare: (app: ReturnType<typeof withZod>, services: Services) => void,
): StaffPlugin {
  return async (plugin, { services }) => {
    forStaff(plugin, services);
    declare(withZod(plugin), services);
  };
}
