import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Rupees, SaleStatus, TileColour } from "./fields.ts";

export const Suggestion = z.object({
  SKU: z.string(),
  Flavour: z.string(),
  Text: described(z.string(), "How the suggestion reads: `{sku} - {flavour}`"),
  ProductName: z.string(),
  Sell: Rupees,
  Price: described(Rupees, "Rupees, before the discount"),
  Image: described(z.string(), "A cut-out with a transparent ground"),
  Tile: described(TileColour, "The colour to put it on"),
  Status: SaleStatus,
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionsReply = replyOf(z.array(Suggestion));
