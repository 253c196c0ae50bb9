import * as z from "zod/mini";
import { ROWS_A_PAGE } from "../../shop/catalogue/rules/import-limits.ts";
import { described } from "../described.ts";
import { replyOf } from "../envelope.ts";
import { openCode } from "../fields.ts";

const Row = z.object({
  row: described(z.int(), "Row in the file; the header is row 1"),
  SKU: z.string(),
  ProductID: z.string(),
  product: described(z.string(), "Its name"),
  isNew: described(
    z.nullable(openCode(["product", "sku"])),
    "`product` if the product is new, `sku` if only the SKU is; null if neither is",
  ),
  cells: described(
    z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
    "The cells that differ, as the table writes them",
  ),
});

const Difference = z.object({
  name: z.string(),
  fingerprint: described(z.string(), "Send it to import exactly this"),
  counts: z.object({
    products: described(z.int(), "Products with a changed cell"),
    skus: described(z.int(), "SKUs with a changed cell"),
    ...{ newProducts: z.int(), newSkus: z.int() },
    cells: described(z.int(), "Changed cells, without those of new products and SKUs"),
  }),
  rows: described(z.array(Row), `${ROWS_A_PAGE} on a page`),
  page: z.int(),
  pages: z.int(),
});

const Prepared = z.object({
  difference: described(z.nullable(Difference), "Null if nothing differs, or no table waits"),
});
export type PreparedBody = z.infer<typeof Prepared>;

export const PreparedReply = replyOf(Prepared);

export const ImportedReply = replyOf(
  z.object({
    entry: described(
      z.nullable(z.int()),
      "The entry of the log. `/api/admin/log/{id}/undo` undoes the import as a whole",
    ),
  }),
);
