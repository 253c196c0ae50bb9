import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./envelope.ts";
import { takeTables, uploadTurns } from "./file-uploads.ts";
import { staffOf } from "./staff-caller.ts";

/** One for all plugins: the limit counts the tables of the process. */
const turns = uploadTurns("tables");

/**
 * Lets the calls of a plugin for staff take tables as bodies, and nothing else.
 * @returns the options of a route that takes one
 */
export function tableUploads(plugin: FastifyInstance, bodyLimit: number) {
  takeTables(plugin, bodyLimit);
  return {
    bodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const { userId } = await staffOf(request);
      if (!turns.take(request, reply, userId)) reply.hijack();
    },
    errorHandler: (error: FastifyError) => {
      throw error.statusCode === 415 ? new ApiError(415, "table-type-unknown", UNKNOWN_TYPE) : error;
    },
  } as const;
}

const UNKNOWN_TYPE =
  "Please send the table as CSV with the content type text/csv, or as an Excel workbook with its own type.";
