import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ProductParams, RowsQuery, SkuParams } from "../contract/cakes.requests.ts";
import {
  AddOnsReply,
  type CakeDetail,
  CakeReply,
  CatalogueRowsReply,
  type ComboOption,
  CombosReply,
} from "../contract/cakes.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { toRupees } from "../shop/basics/money.ts";
import { type AddOn, listAddOns, listCombos } from "../shop/catalogue/catalogue.reads.ts";
import type { Combo } from "../shop/catalogue/combos/combo.ts";
import { type Picture, pictureUrl } from "../shop/catalogue/pictures.ts";
import { listRows, type SkuRow } from "../shop/catalogue/snapshot/list-rows.ts";
import { type Cake, getCake } from "../shop/catalogue/storefront/get-cake.ts";
import type { Services } from "../shop/services.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { yesNo } from "./yes-no.ts";

/** The catalogue, by section 7 of the specification. */
export async function cakes(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  const tags = ["Catalogue"];

  app.get(
    "/cakes/get-cakes",
    {
      schema: {
        tags,
        operationId: "listCatalogueRows",
        summary: "Rows of the catalogue, one per SKU, the header first",
        description:
          "`start` and `end` count SKUs from 0; the header comes in addition. A range outside of the catalogue is a 400.",
        querystring: RowsQuery,
        response: { 200: CatalogueRowsReply, 400: ErrorReply },
      },
    },
    async ({ query }) => answer([COLUMNS, ...accepted(await listRows(services, query)).map(toRow)]),
  );

  app.get(
    "/cakes/get-cakes/:SKU",
    {
      schema: {
        tags,
        operationId: "getCake",
        summary: "One SKU",
        description: "Name, price, description, rating and picture of a SKU that is or was sold.",
        params: SkuParams,
        response: { 200: CakeReply, 404: ErrorReply },
      },
    },
    async ({ params }) => answer(toDetail(accepted(await getCake(services, { sku: params.SKU })))),
  );

  app.get(
    "/cakes/getcakes/:ProductID",
    {
      schema: {
        tags,
        operationId: "listCombos",
        summary: "Combos of a product",
        description: "The combos that the page of a product offers, each with its price.",
        params: ProductParams,
        response: { 200: CombosReply, 404: ErrorReply },
      },
    },
    async ({ params: { ProductID: productId } }) =>
      answer(accepted(await listCombos(services, { productId })).map(toComboOption)),
  );

  app.get(
    "/cakes/get-add-ons",
    {
      schema: {
        tags,
        operationId: "listAddOns",
        summary: "Rows of add-ons, the header first",
        description:
          "Name, price, picture and SKU of each add-on to an order. A drawn one has no picture. `questions` holds the questions of those that ask one: the digits of a candle, the text of a card. `onlyWithCake` has the SKUs that are offered only with a cake.",
        response: { 200: AddOnsReply, "4xx": ErrorReply },
      },
    },
    async () => {
      const addOns = await listAddOns(services);
      const questions = addOns.flatMap(({ sku, question }) => (question ? [{ SKU: sku, ...question }] : []));
      const onlyWithCake = addOns.flatMap(({ sku, forCakes }) => (forCakes ? [sku] : []));
      const values = [["Name", "Price", "Image", "SKU"], ...addOns.map(toAddOnRow)];
      return answer({ values, questions, onlyWithCake });
    },
  );
}

/** Column names in order: row 0 of every list. */
const COLUMNS = [
  ...[
    "ProductID",
    "ProductName",
    "SKU",
    "Flavour",
    "Weight",
    "Price",
    "Sell",
    "Category",
    "Occasions",
    "Kind",
  ],
  ...[
    "Eggless",
    "MessageText",
    "Status",
    "DeliveryTime",
    "Personalization",
    "Description",
    "Image",
    "Points",
  ],
  ...["Rating", "Reviews"],
];

function toRow(row: SkuRow): (string | number)[] {
  return [
    row.productId,
    row.name,
    row.sku,
    row.flavour,
    row.weight,
    toRupees(row.pricePaise),
    toRupees(row.sellPaise),
    row.category,
    row.occasions.join(", "),
    row.kind,
    yesNo(row.eggless),
    yesNo(row.takesMessage),
    statusOf(row.active),
    row.deliveryTime,
    row.personalization.join(", "),
    row.description,
    imageOf(row.photo),
    row.points,
    row.rating,
    row.reviews,
  ];
}

function toDetail(cake: Cake): CakeDetail {
  return {
    ProductID: cake.productId,
    SKU: cake.sku,
    ProductName: cake.name,
    Weight: cake.weight,
    Flavour: cake.flavour,
    Points: cake.points,
    Sell: toRupees(cake.sellPaise),
    Price: toRupees(cake.pricePaise),
    Image: imageOf(cake.photo),
    Status: statusOf(cake.active),
    MessageText: yesNo(cake.takesMessage),
    Description: cake.description,
    rating: cake.rating,
    reviews: cake.reviews,
  };
}

function toComboOption(combo: Combo): ComboOption {
  return {
    SKU: combo.sku,
    ProductName: combo.name,
    Flavour: combo.flavour,
    Weight: combo.weight,
    Sell: toRupees(combo.sellPaise),
    Image: imageOf(combo.photo),
    Status: statusOf(combo.active),
  };
}

/** A drawn add-on has no picture file: its image is empty and the page draws it. */
function toAddOnRow({ name, pricePaise, picture, sku }: AddOn): (string | number)[] {
  return [name, toRupees(pricePaise), picture ? imageOf(picture) : "", sku];
}

function statusOf(active: boolean): "Active" | "Inactive" {
  return active ? "Active" : "Inactive";
}

function imageOf(picture: Picture): string {
  return pictureUrl(picture, 400, "webp");
}
