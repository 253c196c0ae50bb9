import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { toRupees } from "../shop/basics/money.ts";
import { cardsOfSkus } from "../shop/catalog/cards-of-skus.ts";
import type { ProductCard } from "../shop/catalog/product-card.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { Rupees, SkuField } from "./fields.ts";
import { LOOKS, limited } from "./limit.ts";
import { accepted } from "./refusals.ts";

const MOST_CARDS = 20;

const Picture = z.object({
  id: z.string(),
  base: z.string().describe("Path without width and format: add -400.avif and the like"),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
});

const Card = z.object({
  SKU: z.string(),
  name: z.string(),
  href: z.string(),
  Price: Rupees,
  Sell: Rupees,
  discount: z.number().describe("Whole percent off"),
  Points: z.number(),
  mark: z.enum(["eggless", "egg"]).nullable(),
  rating: z.number(),
  reviews: z.number(),
  tile: z.enum(["rose", "gold", "pista", "cream", "lilac"]),
  cutout: Picture,
  photo: Picture,
  deliveryTime: z.enum(["same", "next", "scheduled"]),
  Status: z.enum(["Active", "Inactive"]),
});

const SomeSkus = z.union([SkuField, z.array(SkuField).max(MOST_CARDS)]).transform((skus) => [skus].flat());

/** Cards of products whose SKUs somebody holds, as a shelf shows them. */
export async function cards(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/cakes/cards",
    {
      ...limited(services, LOOKS),
      schema: {
        tags: ["Catalogue"],
        summary: "Cards of at most twenty SKUs, in the order asked for; an unknown one is left out",
        querystring: z.object({ sku: SomeSkus }),
        response: { 200: replyOf(z.array(Card)), 400: ErrorReply },
      },
    },
    async ({ query }) => answer(accepted(await cardsOfSkus(services, { skus: query.sku })).map(toCard)),
  );
}

function toCard({ sku, pricePaise, sellPaise, points, active, ...same }: ProductCard): z.infer<typeof Card> {
  return {
    ...same,
    SKU: sku,
    Price: toRupees(pricePaise),
    Sell: toRupees(sellPaise),
    Points: points,
    Status: active ? "Active" : "Inactive",
  };
}
