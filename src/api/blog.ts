import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { BlogsReply } from "../contract/blog.ts";
import { pictureUrl } from "../shop/catalogue/pictures.ts";
import { listBlogs } from "../shop/content/content.reads.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";

/** The shop's articles, as section 7 of the specification calls them. */
export async function blog(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/blog/getAllBlogs",
    { schema: { tags: ["Blog"], summary: "Every article", response: { 200: BlogsReply } } },
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
