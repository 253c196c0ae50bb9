import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ReviewPhotoParams } from "../contract/reviews.requests.ts";
import { openReviewPhoto } from "../shop/reviews/open-review-photo.ts";
import type { Services } from "../shop/services.ts";
import { limited } from "./limit.ts";
import { accepted } from "./refusals.ts";
import { visitorOf } from "./session.ts";
import { PICTURE_REPLIES, sendPicture } from "./upload-reply.ts";

/** Many photos are on a page. They must not use up the calls of search and cards. */
const LIMIT = { name: "review-photo", max: 3_000, seconds: 60 };
/** Browsers cache it for good; shared caches for a day, so that erased photos disappear from them. */
const PUBLIC_AGE = "public, max-age=31536000, s-maxage=86400, immutable";

/** Photos of reviews. */
export async function reviewPhotos(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/reviews/photos/:id/:size",
    {
      ...limited(services, LIMIT),
      schema: {
        tags: ["Catalogue"],
        operationId: "getReviewPhoto",
        summary: "A photo of a review as WebP: `small` at most 480 px wide and high, `large` 1,600",
        description:
          "Public once its review is approved. Before that, only its author and the staff who approve reviews can read it; others get 404.",
        params: ReviewPhotoParams,
        response: PICTURE_REPLIES,
      },
    },
    async (request, reply) => {
      const viewerOf = () => visitorOf(request, services);
      const { file, isPublic } = accepted(await openReviewPhoto(services, { ...request.params, viewerOf }));
      if (isPublic) reply.header("cache-control", PUBLIC_AGE);
      return sendPicture(reply, file);
    },
  );
}
