import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { toRupees } from "../shop/basics/money.ts";
import { addToCart } from "../shop/cart/add-to-cart.ts";
import { NewLines, Quantity } from "../shop/cart/cart.inputs.ts";
import { type Cart, type CartLine, getCart } from "../shop/cart/get-cart.ts";
import { removeFromCart } from "../shop/cart/remove-from-cart.ts";
import { setQuantity } from "../shop/cart/set-quantity.ts";
import { pictureUrl } from "../shop/catalog/pictures.ts";
import type { Services } from "../shop/services.ts";
import { answer, ErrorReply, replyOf } from "./envelope.ts";
import { Rupees, SkuField } from "./fields.ts";
import { accepted } from "./refusals.ts";
import { customerWithEmail, forCustomers } from "./session.ts";

const Email = z.email().max(254);

/** A row of the cart drawer; `orginalPrice` is spelt as the contract spells it. */
const DrawerRow = z.object({
  skuid: z.string(),
  quantity: z.number().int(),
  state: z.enum(["available", "unavailable", "gone"]),
  name: z.string(),
  href: z.string().nullable(),
  flavour: z.string(),
  weight: z.string(),
  price: Rupees,
  orginalPrice: Rupees,
  image: z.string(),
  cutout: z.string(),
  tile: z.string(),
});

const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };
const CartText = z.string().describe("JSON: a list of { skuid, quantity }");

/** The signed-in customer's cart. The e-mail has to be the session's own. */
export async function cart(plugin: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const app = plugin.withTypeProvider<ZodTypeProvider>();
  forCustomers(plugin, services);
  const tags = ["Cart"];
  const storedCart = async (userId: string) => accepted(await getCart(services, { userId }));

  app.get(
    "/user/getCart/:email",
    {
      schema: {
        tags,
        summary: "The cart: as the contract's JSON text, and with today's names and prices",
        params: z.object({ email: Email }),
        response: {
          200: replyOf(
            z.object({
              cart: CartText,
              rows: z.array(DrawerRow),
              items: Rupees,
              delivery: Rupees.describe("What Standard Delivery of it costs"),
            }),
          ),
          ...errors,
        },
      },
    },
    async (request) => {
      const { userId } = await customerWithEmail(request, services, request.params.email);
      const found = await storedCart(userId);
      const rows = found.lines.map(toDrawerRow);
      const { itemsPaise, deliveryPaise } = found;
      const sums = { items: toRupees(itemsPaise), delivery: toRupees(deliveryPaise) };
      return answer({ cart: toText(found), rows, ...sums });
    },
  );

  app.post(
    "/user/addTocart",
    {
      schema: {
        tags,
        summary: "Adds SKUs; the last element of data is the whole cart as JSON text",
        body: z.object({ email: Email, SKU: NewLines }),
        response: { 200: replyOf(z.array(CartText)), ...errors, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => {
      const { email, SKU } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      const lines = SKU.map(({ skuid, quantity }) => ({ sku: skuid, quantity }));
      accepted(await addToCart(services, { userId, lines }));
      return answer([toText(await storedCart(userId))], "Added to cart");
    },
  );

  app.post(
    "/user/setCartQuantity",
    {
      schema: {
        tags,
        summary:
          "How many of a SKU that is in the cart; the last element of data is the whole cart as JSON text",
        body: z.object({ email: Email, skuid: SkuField, quantity: Quantity }),
        response: { 200: replyOf(z.array(CartText)), ...errors, 404: ErrorReply },
      },
    },
    async (request) => {
      const { email, skuid: sku, quantity } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await setQuantity(services, { userId, sku, quantity }));
      return answer([toText(await storedCart(userId))], "Cart changed");
    },
  );

  app.post(
    "/user/deleteCart",
    {
      schema: {
        tags,
        summary: "Takes a SKU out; the last element of data is the whole cart as JSON text",
        body: z.object({ email: Email, skuid: SkuField }),
        response: { 200: replyOf(z.array(CartText)), ...errors },
      },
    },
    async (request) => {
      const { email, skuid: sku } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await removeFromCart(services, { userId, sku }));
      return answer([toText(await storedCart(userId))], "Removed from cart");
    },
  );
}

function toText({ lines }: Cart): string {
  return JSON.stringify(lines.map(({ sku, quantity }) => ({ skuid: sku, quantity })));
}

function toDrawerRow({ sku, quantity, state, item }: CartLine): z.infer<typeof DrawerRow> {
  return {
    ...{ skuid: sku, quantity, state },
    name: item?.name ?? "",
    href: item?.href ?? null,
    flavour: item?.flavour ?? "",
    weight: item?.weight ?? "",
    price: item ? toRupees(item.sellPaise) : 0,
    orginalPrice: item ? toRupees(item.pricePaise) : 0,
    image: item ? pictureUrl(item.photo, 200, "webp") : "",
    cutout: item ? pictureUrl(item.cutout, 200, "webp") : "",
    tile: item?.tile ?? "cream",
  };
}
