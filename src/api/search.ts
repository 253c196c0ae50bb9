import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { toRupees } from "../shop/basics/money.ts";
import { line } from "../shop/basics/text-fields.ts";
import { pictureUrl } from "../shop/catalog/pictures.ts";
import { type Suggestion, suggest } from "../shop/search/suggest.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { Rupees } from "./fields.ts";
import { LOOKS, limited } from "./limit.ts";
import { accepted } from "./refusals.ts";

const Offer = z.object({
  SKU: z.string(),
  Flavour: z.string(),
  Text: z.string().describe("How the suggestion reads: `{sku} - {flavour}`"),
  ProductName: z.string(),
  Sell: Rupees,
  Price: Rupees.describe("Rupees, before the discount"),
  Image: z.string().describe("A cut-out with a transparent ground"),
  Tile: z.enum(["rose", "gold", "pista", "cream", "lilac"]).describe("The colour to put it on"),
  Status: z.enum(["Active", "Inactive"]),
});

/** What the search box offers while somebody types. */
export async function search(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/search/suggest",
    {
      ...limited(services, LOOKS),
      schema: {
        tags: ["Search"],
        summary: "At most five SKUs whose flavour holds the text, whatever its case; none for no text",
        querystring: z.object({ q: line({ most: 100 }).default("") }),
        response: { 200: replyOf(z.array(Offer)), 400: ErrorReply },
      },
    },
    async ({ query }, reply) => {
      // A letter that is taken back asks for what was told a moment ago.
      reply.header("cache-control", "private, max-age=60");
      return answer(accepted(await suggest(services, query)).map(toOffer));
    },
  );
}

function toOffer(one: Suggestion): z.infer<typeof Offer> {
  return {
    SKU: one.sku,
    Flavour: one.flavour,
    Text: `${one.sku} - ${one.flavour}`,
    ProductName: one.name,
    Sell: toRupees(one.sellPaise),
    Price: toRupees(one.pricePaise),
    Image: pictureUrl(one.cutout, 200, "webp"),
    Tile: one.tile,
    Status: one.active ? "Active" : "Inactive",
  };
}
