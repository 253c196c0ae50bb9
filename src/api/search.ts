import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ErrorReply } from "../contract/envelope.ts";
import { SuggestQuery } from "../contract/search.requests.ts";
import { type Suggestion, SuggestionsReply } from "../contract/search.ts";
import { toRupees } from "../shop/basics/money.ts";
import { pictureUrl } from "../shop/catalogue/pictures.ts";
import { type Suggestion as FoundSuggestion, suggest } from "../shop/search/suggest.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { limited, READ_LIMIT } from "./limit.ts";

/** Serves suggestions for the search box. */
export async function search(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/search/suggest",
    {
      ...limited(services, READ_LIMIT),
      schema: {
        tags: ["Search"],
        operationId: "suggestCakes",
        summary: "At most five SKUs whose flavour holds the text, whatever its case; none for no text",
        description: "A search box calls it on each change of its text. Replies may be cached for a minute.",
        querystring: SuggestQuery,
        response: { 200: SuggestionsReply, 400: ErrorReply },
      },
    },
    async ({ query }, reply) => {
      // Deleting a letter repeats the previous request.
      reply.header("cache-control", "private, max-age=60");
      return answer((await suggest(services, query)).map(toOffer));
    },
  );
}

function toOffer(suggestion: FoundSuggestion): Suggestion {
  return {
    SKU: suggestion.sku,
    Flavour: suggestion.flavour,
    Text: `${suggestion.sku} - ${suggestion.flavour}`,
    ProductName: suggestion.name,
    Sell: toRupees(suggestion.sellPaise),
    Price: toRupees(suggestion.pricePaise),
    Image: pictureUrl(suggestion.cutout, 200, "webp"),
    Tile: suggestion.tile,
    Status: suggestion.active ? "Active" : "Inactive",
  };
}
