import * as z from "zod/mini";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";

const View = z.object({
  id: z.uuid(),
  name: z.string(),
  shared: z.boolean(),
  removable: described(z.boolean(), "Whether the caller may remove it"),
  filter: described(
    z.object({
      on: z.optional(z.string()),
      from: z.optional(z.string()),
      to: z.optional(z.string()),
      status: z.optional(z.array(z.string())),
      option: z.optional(z.string()),
      slot: z.optional(z.string()),
      kitchen: z.optional(z.string()),
    }),
    "The saved filters of the list of orders",
  ),
});
export type ViewBody = z.infer<typeof View>;

export const ViewsReply = replyOf(
  z.object({ views: described(z.array(View), "The caller's own and the shared ones, by name") }),
);
