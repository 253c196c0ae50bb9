import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { CardsQuery } from "../contract/cakes.requests.ts";
import { type Card, CardsReply } from "../contract/cakes.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { toRupees } from "../shop/basics/money.ts";
import type { ProductCard } from "../shop/catalogue/product-card.ts";
import { cardsOfSkus } from "../shop/catalogue/storefront/cards-of-skus.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { limited, READ_LIMIT } from "./limit.ts";

/** Product cards for SKUs. */
export async function cards(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  plugin.withTypeProvider<ZodTypeProvider>().get(
    "/cakes/cards",
    {
      ...limited(services, READ_LIMIT),
      schema: {
        tags: ["Catalogue"],
        operationId: "listCards",
        summary: "Cards of at most twenty SKUs, in the order asked for; an unknown one is left out",
        description: "Everything that a card in a listing shows, for SKUs that a client remembers.",
        querystring: CardsQuery,
        response: { 200: CardsReply, 400: ErrorReply },
      },
    },
    async ({ query }) => answer((await cardsOfSkus(services, { skus: query.sku })).map(toCard)),
  );
}

function toCard({ sku, pricePaise, sellPaise, points, active, ...shared }: ProductCard): Card {
  return {
    ...shared,
    SKU: sku,
    Price: toRupees(pricePaise),
    Sell: toRupees(sellPaise),
    Points: points,
    Status: active ? "Active" : "Inactive",
  };
}
