import * as z from "zod/mini";
import { described } from "./described.ts";
import { replyOf } from "./envelope.ts";
import { Rupees, SaleStatus, TileColour } from "./fields.ts";

export const Suggestion = z.object({
  SKU: z.string(),
  Flavour: z.string(),
  Text: described(z.string(), "Text of the suggestion: `{sku} - {flavour}`"),
  ProductName: z.string(),
  Sell: Rupees,
  Price: described(Rupees, "Rupees, before the discount"),
  Image: described(z.string(), "A cut-out picture with a transparent background"),
  Tile: described(TileColour, "Background colour for the picture"),
  Status: SaleStatus,
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestionsReply = replyOf(z.array(Suggestion));
