import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Services } from "../shop/services.ts";

type Guard = (plugin: FastifyInstance, services: Services) => void;
type CallsPlugin = (plugin: FastifyInstance, options: { services: Services }) => Promise<void>;

/** Declares the calls of one subject. Requests and replies have the types of their Zod schemas. */
export type DeclareCalls = (app: ReturnType<typeof withZod>, services: Services) => void;

/** A plugin of calls behind a guard. */
export function guardedCalls(guard: Guard, declare: DeclareCalls): CallsPlugin {
  return async (plugin, { services }) => {
    guard(plugin, services);
    declare(withZod(plugin), services);
  };
}

function withZod(plugin: FastifyInstance) {
  return plugin.withTypeProvider<ZodTypeProvider>();
}
