import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { BlogsReply } from "../contract/blog.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { pictureUrl } from "../shop/catalogue/pictures.ts";
import { listBlogs } from "../shop/content/content.reads.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";

/** The shop's articles, by section 7 of the specification. */
export async function blog(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/blog/getAllBlogs",
    {
      schema: {
        tags: ["Blog"],
        operationId: "listArticles",
        summary: "Every article",
        description: "Title, description, author and picture of each, for a page of articles.",
        response: { 200: BlogsReply, "4xx": ErrorReply },
      },
    },
    async () => {
      const blogs = await listBlogs(services);
      return answer(
        blogs.map(({ id, title, description, category, authorName, picture }) => ({
          BlogId: id,
          Title: title,
          Description: description,
          Category: category,
          AuthorName: authorName,
          ThumbnailURL: pictureUrl(picture, 400, "webp"),
        })),
      );
    },
  );
}
