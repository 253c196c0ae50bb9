import * as z from "zod/mini";
import { replyOf } from "./envelope.ts";

export const BlogsReply = replyOf(
  z.array(
    z.object({
      BlogId: z.string(),
      Title: z.string(),
      Description: z.string(),
      Category: z.string(),
      AuthorName: z.string(),
      ThumbnailURL: z.string(),
    }),
  ),
);
