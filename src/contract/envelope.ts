import * as z from "zod/mini";
import { described } from "./described.ts";

/** What every call of the API answers: the specification's envelope around the call's own data. */
// @__NO_SIDE_EFFECTS__
export function replyOf<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.boolean(), message: z.string(), data });
}

/** The reply of a call that has nothing to tell but that it is done. */
export const NothingReply = replyOf(z.null());

export const ErrorReply = z.object({
  success: z.literal(false),
  message: described(z.string(), "For people"),
  code: described(z.string(), "For programs; stable"),
  issues: described(
    z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
    "Which fields are wrong",
  ),
  data: described(z.optional(z.unknown()), "Fresh figures, where the refusal is about figures"),
});
export type ErrorReply = z.infer<typeof ErrorReply>;

/** What pages read of a refusal. The identity provider's lacks the envelope, and a proxy's may be anything. */
export const ReadRefusal = z.partial(ErrorReply);
