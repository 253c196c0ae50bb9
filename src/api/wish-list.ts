import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { readWishCookie, wishCookie } from "../contract/wish-cookie.ts";
import { WishBody } from "../contract/wish-list.requests.ts";
import { WishListReply } from "../contract/wish-list.ts";
import type { Session } from "../shop/accounts/identity.ts";
import type { Services } from "../shop/services.ts";
import { changeWish } from "../shop/wish-list/change-wish.ts";
import { openWishList } from "../shop/wish-list/open-wish-list.ts";
import { WISH_LIMIT } from "../shop/wish-list/rules/wish-limit.ts";
import type { WishList } from "../shop/wish-list/rules/wish-list.ts";
import { answer } from "./envelope.ts";
import { limited } from "./limit.ts";
import { accepted } from "./refusals.ts";
import { customerOf, visitorOf } from "./session.ts";

/** The wish list of a customer, or of a visitor, whose browser holds it in a cookie. */
export async function wishList(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["User"];

  app.get(
    "/wish-list",
    {
      schema: {
        tags,
        operationId: "listWishes",
        summary: "The wish list of the customer, or of the visitor's browser",
        description: "After a sign-in, the list of the browser moves into the account. At most 100 products.",
        response: { 200: WishListReply, "4xx": ErrorReply },
      },
    },
    async (request, reply) => {
      const viewer = await visitorOf(request, services);
      const list = await openWishList(services, wisher(request, viewer));
      return answer(holdWishes(services, { request, reply, list }).skus);
    },
  );

  app.post(
    "/wish-list",
    {
      schema: {
        tags,
        operationId: "changeWish",
        summary: "Adds the product of a SKU to the wish list, or removes it",
        description: "The reply has the whole list. Repeating a change is not an error.",
        body: WishBody,
        response: { 200: WishListReply, "4xx": ErrorReply },
      },
      ...limited(services, WISH_LIMIT),
    },
    async (request, reply) => {
      const { SKU: sku, isWished } = request.body;
      const visitor = await visitorOf(request, services);
      // Requests with a session must also carry the CSRF token.
      const viewer = visitor && (await customerOf(request, services));
      const change = { ...wisher(request, viewer), sku, isWished };
      const list = accepted(await changeWish(services, change));
      return answer(holdWishes(services, { request, reply, list }).skus);
    },
  );
}

/** Moves what the browser of a customer holds into their account. */
export async function claimWishes(
  services: Services,
  { request, reply, viewer }: { request: FastifyRequest; reply: FastifyReply; viewer: Session },
): Promise<void> {
  const opened = wisher(request, viewer);
  if (opened.visitorSkus.length === 0) return;
  holdWishes(services, { request, reply, list: await openWishList(services, opened) });
}

function wisher(request: FastifyRequest, viewer: Session | null) {
  return { userId: viewer?.userId ?? null, visitorSkus: readWishCookie(request.headers.cookie) };
}

/** Sets the cookie if the list changed. */
function holdWishes(
  { settings }: Services,
  { request, reply, list }: { request: FastifyRequest; reply: FastifyReply; list: WishList },
): WishList {
  const cookie = wishCookie(request.headers.cookie, list.visitorSkus, settings);
  if (cookie !== null) reply.header("set-cookie", cookie);
  return list;
}
