import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ProductParams, ReviewsQuery } from "../contract/cakes.requests.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { ReviewsReply } from "../contract/reviews.ts";
import { listReviews } from "../shop/reviews/list-reviews.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { limited, READ_LIMIT } from "./limit.ts";

/** Public reviews of products. */
export async function reviews(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/cakes/reviews/:ProductID",
    {
      ...limited(services, READ_LIMIT),
      schema: {
        tags: ["Catalogue"],
        operationId: "listReviews",
        summary: "Approved reviews of a product, the newest first, a page at a time",
        description: "Eight reviews a page. A page past the last one is empty.",
        params: ProductParams,
        querystring: ReviewsQuery,
        response: { 200: ReviewsReply, 400: ErrorReply },
      },
    },
    async ({ params: { ProductID: productId }, query: { page } }) =>
      answer(await listReviews(services, { productId, page })),
  );
}
