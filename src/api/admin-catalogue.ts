import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import {
  AdminProductParams,
  AdminProductsQuery,
  PriceChanges,
} from "../contract/admin-catalogue.requests.ts";
import { AdminProductReply, AdminProductsReply, PricesReply } from "../contract/admin-catalogue.ts";
import { ErrorReply } from "../contract/envelope.ts";
import type { RecordConflict } from "../shop/audit/merge-records.ts";
import { fromRupees, paise, toRupees } from "../shop/basics/money.ts";
import { refuse } from "../shop/basics/outcome.ts";
import { changeSkus } from "../shop/catalogue/change-skus.ts";
import { getOfficeProduct } from "../shop/catalogue/get-office-product.ts";
import { listOfficeProducts } from "../shop/catalogue/list-office-products.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { accepted, acceptedWith } from "./refusals.ts";
import { forStaff, staffOf } from "./staff-caller.ts";

const EVERY_PRODUCT = { text: "", category: null, state: null };

/** Products and prices as the office shows them, for programs of the staff. */
export async function adminCatalogue(
  plugin: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forStaff(plugin, services);
  const permission = "change catalogue";
  const tags = ["Office"];

  app.get(
    "/admin/products",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        tags,
        operationId: "listOfficeProducts",
        summary: "All products, drafts too, in the shop's order: 50 at a time",
        querystring: AdminProductsQuery,
        response: { 200: AdminProductsReply, "4xx": ErrorReply },
      },
    },
    async ({ query: { after } }) => {
      const cursor = after === undefined ? null : ({ direction: "after", key: after } as const);
      const { rows, after: next } = await listOfficeProducts(services, { filter: EVERY_PRODUCT, cursor });
      const products = rows.map(({ id, name, category, state, skuCount, prices }) => ({
        ...{ ProductID: id, name, category, state, skuCount },
        lowestPrice: prices && toRupees(prices.from),
        highestPrice: prices && toRupees(prices.to),
      }));
      return answer({ products, next });
    },
  );

  app.get(
    "/admin/products/:ProductID",
    {
      config: { scope: "catalogue:read", permission },
      schema: {
        tags,
        operationId: "getOfficeProduct",
        summary: "One product with its SKUs, those off sale too",
        description: "The prices are the normal ones. Planned prices that are temporary do not change them.",
        params: AdminProductParams,
        response: { 200: AdminProductReply, "4xx": ErrorReply },
      },
    },
    async ({ params: { ProductID } }) => {
      const product = await getOfficeProduct(services, { id: ProductID });
      if (!product) return accepted(refuse("unknown-product"));
      const { fields, state, skus } = product;
      return answer({
        ...{ ProductID: product.id, name: fields.name, category: fields.category, flavour: fields.flavour },
        state,
        skus: skus.map(({ sku: SKU, fields: { weight, eggless, active, ...amounts } }) => ({
          ...{ SKU, weight, eggless, active },
          mrp: toRupees(paise(amounts.pricePaise)),
          price: toRupees(paise(amounts.sellPaise)),
          cost: amounts.costPaise === null ? null : toRupees(paise(amounts.costPaise)),
        })),
      });
    },
  );

  app.put(
    "/admin/prices",
    {
      config: { scope: "prices:write", permission },
      schema: {
        tags,
        operationId: "changePrices",
        summary: "Changes prices of SKUs, all of them or none",
        description:
          "`from` is what the program has read. If a price is another one by now, nothing is changed: 409 names each such price, also if the token's holder has set it on screen. Sending a change again changes nothing.",
        body: PriceChanges,
        response: { 200: PricesReply, "4xx": ErrorReply },
      },
    },
    async (request) => {
      const edits = request.body.prices.map(({ SKU, from, to }) => ({
        ...{ sku: SKU, from: inPaise(from), to: inPaise(to) },
      }));
      const label = edits.length === 1 ? (edits[0]?.sku ?? "") : `Prices of ${edits.length} SKUs`;
      const changed = await changeSkus(services, { edits, label, staff: await staffOf(request) });
      return answer({ changed: acceptedWith(changed, shownRefusal) });
    },
  );
}

function inPaise({ mrp, price }: { mrp: number; price: number }) {
  return { pricePaise: fromRupees(mrp), sellPaise: fromRupees(price) };
}

/** Conflicts in rupees, without who caused them: the audit log says that. Other refusals name SKUs only. */
function shownRefusal(details: unknown): unknown {
  const { conflicts } = details as { conflicts?: RecordConflict[] };
  if (!conflicts) return details;
  const rupees = (value: unknown) => toRupees(paise(Number(value)));
  return {
    conflicts: conflicts.map(({ key, field, was, theirs, mine }) => ({
      ...{ SKU: key, field: field === "pricePaise" ? "mrp" : "price" },
      ...{ from: rupees(was), now: rupees(theirs), to: rupees(mine) },
    })),
  };
}
