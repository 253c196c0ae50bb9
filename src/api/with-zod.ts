import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";

/** A plugin whose requests and replies have the types of their Zod schemas. */
export function withZod(plugin: FastifyInstance) {
  return plugin.withTypeProvider<ZodTypeProvider>();
}
