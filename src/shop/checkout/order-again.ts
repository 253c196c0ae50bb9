import { isUuid } from "../basics/ids.ts";
import type { Paise } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { addToCart } from "../cart/add-to-cart.ts";
import { type Line, mergeLines } from "../cart/rules/merge-lines.ts";
import { getAddOns } from "../catalogue/catalogue.reads.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import { readAnswer } from "../catalogue/rules/add-on-answer.ts";
import type { DeliveryOption } from "../delivery/rules/options.ts";
import { findOrder, listLines, type Order } from "../orders/orders.reads.ts";
import { type Gift, giftOf } from "../orders/rules/gift.ts";
import { isAddOn, type OrderLine, titleOf } from "../orders/rules/order-line.ts";
import type { Services } from "../services.ts";

/** An add-on of an earlier order, as it is sold today. `answer` is empty if its question has changed since. */
export type AddOnAgain = { sku: string; name: string; pricePaise: Paise; quantity: number; answer: string };

/** An earlier order as checkout needs it to repeat the order: everything but the day. */
export type OrderedAgain = {
  /** The lines that were put into the cart. */
  added: Line[];
  /** Names of products and add-ons that are no longer sold. */
  missing: string[];
  /** Products and add-ons whose price has changed since. */
  repriced: { name: string; was: Paise; now: Paise }[];
  /** The messages on the cakes: one for all pieces of a SKU, or one for each piece where they differ. */
  messages: { sku: string; message: string }[];
  addOns: AddOnAgain[];
  /** The former receiver; null if their data was erased. */
  receiver: Pick<Order, "recipientName" | "recipientPhone" | "altPhone" | "address" | "addressType"> | null;
  gift: Gift | null;
  pincode: string;
  option: DeliveryOption;
  slotLabel: string;
};

/**
 * Puts what is still sold of a customer's own order into their cart, in at least the ordered quantities, and returns
 * the rest of it for checkout. Refuses orders of other customers, and orders with nothing left to sell.
 */
export async function orderAgain(
  services: Services,
  { userId, id }: { userId: string; id: string },
): Promise<Outcome<OrderedAgain, "unknown-order" | "unknown-sku" | "sku-unavailable" | "cart-full">> {
  const result = isUuid(id) ? await findOrder(services, { id: id.toLowerCase() }) : refuse("unknown-order");
  if (!result.ok || result.value.userId !== userId) return refuse("unknown-order");
  const order = result.value;
  const lines = await listLines(services, { orderId: order.id });
  const skusOf = (ofAddOns: boolean) =>
    lines.filter((line) => isAddOn(line) === ofAddOns).map(({ sku }) => sku);
  const [sellables, addOnsOnSale] = await Promise.all([
    getSellables(services, skusOf(false)),
    getAddOns(services, skusOf(true)),
  ]);
  const today = (line: OrderLine) => (isAddOn(line) ? addOnsOnSale : sellables).get(line.sku);
  const isSold = (line: OrderLine) => today(line)?.active === true;
  const sold = lines.filter(isSold);
  const cakes = sold.filter((line) => !isAddOn(line));
  const missing = [...new Set(lines.filter((line) => !isSold(line)).map(({ name }) => name))];
  const added = mergeLines(cakes.map(({ sku, quantity }) => ({ sku, quantity })));
  if (added.length === 0) return refuse("sku-unavailable", { all: missing.map((name) => ({ name })) });
  const cart = await addToCart(services, { userId, lines: added, isRepeat: true });
  if (!cart.ok) return cart;
  const priceOf = (line: OrderLine) =>
    isAddOn(line) ? addOnsOnSale.get(line.sku)?.pricePaise : sellables.get(line.sku)?.sellPaise;
  return ok({
    added,
    missing,
    repriced: repricedAmong(sold, priceOf),
    messages: messagesOf(cakes.filter(({ sku }) => sellables.get(sku)?.takesMessage)),
    addOns: sold.filter(isAddOn).map((line) => addOnAgain(line, addOnsOnSale.get(line.sku))),
    receiver: order.recipientName === "" ? null : receiverOf(order),
    gift: giftOf(order),
    pincode: order.pincode,
    option: order.deliveryOption,
    slotLabel: order.slotLabel,
  });
}

function messagesOf(cakes: OrderLine[]): OrderedAgain["messages"] {
  const bySku = Map.groupBy(cakes, ({ sku }) => sku);
  return [...bySku].flatMap(([sku, lines]) => {
    const [first, ...others] = new Set(lines.map(({ message }) => message));
    if (others.length === 0) return first ? [{ sku, message: first }] : [];
    return lines.flatMap(({ message, quantity }) =>
      Array.from({ length: quantity }, () => ({ sku, message })),
    );
  });
}

function repricedAmong(
  lines: OrderLine[],
  priceOf: (line: OrderLine) => Paise | undefined,
): OrderedAgain["repriced"] {
  const repriced = lines.flatMap((line) => {
    const now = priceOf(line);
    return now === undefined || now === line.unitPaise ? [] : [{ line, now }];
  });
  // An add-on may be there twice, with other answers.
  const bySku = new Map(repriced.map((change) => [change.line.sku, change]));
  return [...bySku.values()].map(({ line, now }) => ({ name: titleOf(line), was: line.unitPaise, now }));
}

type OnSale = Awaited<ReturnType<typeof getAddOns>> extends Map<string, infer AddOn> ? AddOn : never;

function addOnAgain({ sku, name, unitPaise, quantity, answer }: OrderLine, onSale?: OnSale): AddOnAgain {
  const question = onSale?.question ?? null;
  const fits = question !== null && readAnswer(question, answer) !== null;
  return { sku, name, pricePaise: onSale?.pricePaise ?? unitPaise, quantity, answer: fits ? answer : "" };
}

function receiverOf({ recipientName, recipientPhone, altPhone, address, addressType }: Order) {
  return { recipientName, recipientPhone, altPhone, address, addressType };
}
