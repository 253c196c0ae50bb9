import * as z from "zod/mini";
import { described } from "./described.ts";

/** Every reply of the API: the envelope of the specification around the call's data. */
// @__NO_SIDE_EFFECTS__
export function replyOf<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.boolean(), message: z.string(), data });
}

/** The reply of a call that returns no data. */
export const NothingReply = replyOf(z.null());

const Issues = z.array(z.object({ path: z.string(), message: z.string() }));

export const ErrorReply = z.object({
  success: z.literal(false),
  message: described(z.string(), "For people"),
  code: described(z.string(), "For programs; stable"),
  issues: described(z.optional(Issues), "The wrong fields"),
  data: described(
    z.optional(z.unknown()),
    "Details of some refusals: the current figures, or the fields in conflict",
  ),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/**
 * The fields of a refusal that pages read. The identity provider's lacks the envelope, and a proxy's may be anything,
 * so each field is read on its own: one of a wrong type counts as missing.
 */
export const ReadRefusal = z.object({
  success: ifReadable(z.literal(false)),
  message: ifReadable(z.string()),
  code: ifReadable(z.string()),
  issues: ifReadable(Issues),
  data: z.optional(z.unknown()),
});

// @__NO_SIDE_EFFECTS__
function ifReadable<Field extends z.ZodMiniType>(field: Field) {
  return z.catch(z.optional(field), undefined);
}
