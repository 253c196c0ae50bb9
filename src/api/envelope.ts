import { z } from "zod";

/** What every call of the API answers: the specification's envelope around the call's own data. */
export function replyOf<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.boolean(), message: z.string(), data });
}

export const ErrorReply = z.object({
  success: z.literal(false),
  message: z.string().describe("For people"),
  code: z.string().describe("For programs; stable"),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe("Which fields are wrong"),
  data: z.unknown().optional().describe("Fresh figures, where the refusal is about figures"),
});

export function answer<T>(data: T, message = "OK") {
  return { success: true, message, data };
}

/** Ends a request with this status and the error envelope. For edges only; the shop returns refusals. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: { path: string; message: string }[] | undefined;
  readonly data: unknown;
  constructor(
    status: number,
    code: string,
    message: string,
    more: { issues?: { path: string; message: string }[]; data?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = more.issues;
    this.data = more.data;
  }
}
