import { AddToCartBody, CartParams, QuantityBody, RemoveBody } from "../contract/cart.requests.ts";
import { CartReply, type CartRow, ChangedCartReply } from "../contract/cart.ts";
import { ErrorReply } from "../contract/envelope.ts";
import { toRupees } from "../shop/basics/money.ts";
import { addToCart } from "../shop/cart/add-to-cart.ts";
import { listCartLines } from "../shop/cart/cart.reads.ts";
import { type CartLine, getCart } from "../shop/cart/get-cart.ts";
import { removeFromCart } from "../shop/cart/remove-from-cart.ts";
import { MOST_LINES } from "../shop/cart/rules/cart-limits.ts";
import type { Line } from "../shop/cart/rules/merge-lines.ts";
import { setQuantity } from "../shop/cart/set-quantity.ts";
import { pictureUrl } from "../shop/catalogue/pictures.ts";
import type { Fees } from "../shop/delivery/rules/fee.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "../shop/delivery/rules/options.ts";
import { customerCalls } from "./customer-calls.ts";
import { answer } from "./envelope.ts";
import { accepted } from "./refusals.ts";
import { customerWithEmail } from "./session.ts";

const errors = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply };

/** The signed-in customer's cart. The e-mail must be the session's own. */
export const cart = customerCalls((app, services) => {
  const tags = ["Cart"];

  app.get(
    "/user/getCart/:email",
    {
      schema: {
        tags,
        operationId: "getCart",
        summary: "The cart: as the contract's JSON text, and with today's names and prices",
        description:
          "A SKU that is no longer in the catalogue stays in the cart with the state `gone`. The e-mail must be the session's own.",
        params: CartParams,
        response: {
          200: CartReply,
          ...errors,
        },
      },
    },
    async (request) => {
      const { userId } = await customerWithEmail(request, services, request.params.email);
      const { lines, itemsPaise, deliveryPaise, fees } = await getCart(services, { userId });
      const rows = lines.map(toDrawerRow);
      const sums = { items: toRupees(itemsPaise), delivery: toRupees(deliveryPaise) };
      return answer({ cart: toText(lines), rows, ...sums, fees: toFees(fees) });
    },
  );

  app.post(
    "/user/addTocart",
    {
      schema: {
        tags,
        operationId: "addToCart",
        summary: "Adds SKUs; the last element of data is the whole cart as JSON text",
        description: `The quantity is added to that of the same SKU in the cart. A cart holds ${MOST_LINES} different SKUs.`,
        body: AddToCartBody,
        response: { 200: ChangedCartReply, ...errors, 404: ErrorReply, 409: ErrorReply },
      },
    },
    async (request) => {
      const { email, SKU } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      const lines = SKU.map(({ skuid, quantity }) => ({ sku: skuid, quantity }));
      return answer([toText(accepted(await addToCart(services, { userId, lines })))], "Added to cart");
    },
  );

  app.post(
    "/user/setCartQuantity",
    {
      schema: {
        tags,
        operationId: "setCartQuantity",
        summary:
          "Sets the quantity of a SKU in the cart; the last element of data is the whole cart as JSON text",
        description: "From 1 to 20. Use `deleteCart` to remove a SKU.",
        body: QuantityBody,
        response: { 200: ChangedCartReply, ...errors, 404: ErrorReply },
      },
    },
    async (request) => {
      const { email, skuid: sku, quantity } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      accepted(await setQuantity(services, { userId, sku, quantity }));
      return answer([toText(await listCartLines(services, { userId }))], "Cart changed");
    },
  );

  app.post(
    "/user/deleteCart",
    {
      schema: {
        tags,
        operationId: "removeFromCart",
        summary: "Removes a SKU; the last element of data is the whole cart as JSON text",
        description: "A SKU that is not in the cart changes nothing.",
        body: RemoveBody,
        response: { 200: ChangedCartReply, ...errors },
      },
    },
    async (request) => {
      const { email, skuid: sku } = request.body;
      const { userId } = await customerWithEmail(request, services, email);
      await removeFromCart(services, { userId, sku });
      return answer([toText(await listCartLines(services, { userId }))], "Removed from cart");
    },
  );
});

function toFees(fees: Fees) {
  return DELIVERY_OPTIONS.flatMap((option) => {
    const fee = fees[option];
    if (!fee) return [];
    const freeFrom = fee.freeFromPaise === null ? null : toRupees(fee.freeFromPaise);
    return [{ name: OPTION_NAMES[option], fee: toRupees(fee.feePaise), freeFrom }];
  });
}

function toText(lines: Line[]): string {
  return JSON.stringify(lines.map(({ sku, quantity }) => ({ skuid: sku, quantity })));
}

function toDrawerRow({ sku, quantity, state, item }: CartLine): CartRow {
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
