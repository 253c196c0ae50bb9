import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { listReviews } from "../shop/reviews/list-reviews.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { SkuField, WholeNumber } from "./fields.ts";
import { LOOKS, limited } from "./limit.ts";
import { accepted } from "./refusals.ts";

const Review = z.object({
  id: z.string(),
  name: z.string(),
  message: z.string(),
  stars: z.number().int().min(1).max(5).nullable(),
  on: z.string().describe("Day, YYYY-MM-DD"),
  verified: z.boolean().describe("Of something that was delivered to its author"),
  bought: z.string(),
  isDemo: z.boolean().describe("Invented, for the demonstration"),
});

const Page = z.object({
  reviews: z.array(Review),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
});

/** What customers wrote about products, as everybody may read it. */
export async function reviews(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/cakes/reviews/:ProductID",
    {
      ...limited(services, LOOKS),
      schema: {
        tags: ["Catalogue"],
        summary: "Approved reviews of a product, the newest first, a page at a time",
        params: z.object({ ProductID: SkuField }),
        querystring: z.object({ page: WholeNumber.pipe(z.number().min(1)).default(1) }),
        response: { 200: replyOf(Page), 400: ErrorReply },
      },
    },
    async ({ params: { ProductID: productId }, query: { page } }) =>
      answer(accepted(await listReviews(services, { productId, page }))),
  );
}
