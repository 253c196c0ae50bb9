import { z } from "zod";
import { SkuField } from "./request-fields.ts";

export const WishBody = z.object({
  SKU: SkuField,
  isWished: z.boolean().describe("False removes the product from the list"),
});
