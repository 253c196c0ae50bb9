import * as z from "zod/mini";
import { CONTENT_KINDS } from "../../shop/content/rules/content-fields.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { Instant } from "../fields.ts";

const summary = {
  kind: z.enum(CONTENT_KINDS),
  slug: z.string(),
  path: described(z.string(), "Path of its page in the shop"),
  isPublished: described(z.boolean(), "False for a new article that no shopper sees yet"),
  changedAt: described(z.nullable(Instant), "Time of the last edit; null before the first"),
};
const Text = z.object({
  ...{ title: z.string(), description: z.string(), lead: z.string() },
  body: described(z.string(), "Markdown"),
});

export const ContentsReply = replyOf(
  z.object({
    texts: z.array(z.object({ ...summary, title: z.string(), hasDraft: z.boolean() })),
  }),
);

export const ContentPicturesReply = replyOf(
  z.object({
    pictures: z.array(
      z.object({ id: z.string(), name: described(z.string(), "Name of a product that shows it") }),
    ),
  }),
);

const AdminContent = z.object({
  ...summary,
  version: described(z.int(), "Send it with a change, so that nothing is overwritten unseen"),
  published: described(Text, "The text that shoppers read if `isPublished`"),
  draft: described(z.nullable(Text), "Null if nothing waits to be published"),
});
export type AdminContent = z.infer<typeof AdminContent>;

export const ContentReply = replyOf(AdminContent);
