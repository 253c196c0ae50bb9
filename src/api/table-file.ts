import type { FastifyReply } from "fastify";
import { ErrorReply } from "../contract/envelope.ts";
import { FileBytes } from "../contract/orders.ts";

export const TABLE_TYPES = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

type Format = keyof typeof TABLE_TYPES;

/** The replies of a call whose success is a table as CSV or workbook. */
export const TABLE_REPLIES = {
  200: {
    description: "The file",
    content: { "text/csv": { schema: FileBytes }, [TABLE_TYPES.xlsx]: { schema: FileBytes } },
  },
  "4xx": ErrorReply,
};

/** Sends a table as a file of this name. */
export function sendTable(
  reply: FastifyReply,
  { bytes, format, name }: { bytes: Uint8Array; format: Format; name: string },
): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}.${format}"`);
  return reply.type(TABLE_TYPES[format]).send(bytes);
}
