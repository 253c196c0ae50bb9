import { fromRupees, NO_MONEY, type Paise, plus, times, toRupees } from "../basics/money.ts";
import { type Outcome, ok, refuse } from "../basics/outcome.ts";
import { getAddOns } from "../catalogue/catalogue.reads.ts";
import { getSellables } from "../catalogue/get-sellables.ts";
import { piecesOf, readAnswer } from "../catalogue/rules/add-on-answer.ts";
import { PHOTO_PRINTS } from "../catalogue/rules/photo-prints.ts";
import { type Work, workOfOrder } from "../catalogue/rules/work.ts";
import type { Sellable, SellableAddOn } from "../catalogue/sellable.ts";
import type { DeliveryRefusal } from "../delivery/refusals.ts";
import { type ChosenSlot, findSlot } from "../delivery/slots/find-slot.ts";
import type { OrderLine } from "../orders/rules/order-line.ts";
import type { SheetName } from "../orders/rules/sheet-names.ts";
import { photosProblem } from "../photos/rules/photos-problem.ts";
import { getCoinBalance } from "../rewards/rewards.reads.ts";
import type { Services } from "../services.ts";
import type { OrderPayload } from "./place-order.inputs.ts";
import type { CheckoutRefusal } from "./refusals.ts";
import { HIGHEST_GOODS } from "./rules/highest-goods.ts";
import { type Quote, quote } from "./rules/quote.ts";

/** An order with today's prices, its work and the slot that was chosen; nothing is stored or held yet. */
export type PricedOrder = { lines: OrderLine[]; slot: ChosenSlot; work: Work };

/** The fields that determine the price of an order. */
export type OrderToPrice = Pick<
  OrderPayload,
  "sku" | "message" | "pinCode" | "deliveryDate" | "deliveryType" | "deliveryTime" | "useCoins"
>;

export type PricingRefusal =
  | "unknown-sku"
  | "photo-not-taken"
  | "photo-misplaced"
  | Exclude<CheckoutRefusal, "already-paid" | "order-lapsed">
  | Exclude<DeliveryRefusal, "slot-full">;

/**
 * Looks up and prices everything in an order. The client's prices are only compared: if one differs, the order is
 * refused with the current figures.
 */
export async function priceOrder(
  services: Services,
  { userId, order }: { userId: string; order: OrderToPrice },
): Promise<Outcome<PricedOrder, PricingRefusal>> {
  const skusOn = (sheet: SheetName) =>
    order.sku.filter((line) => line.sheetName === sheet).map((line) => line.SKU);
  const sellables = await getSellables(services, skusOn("Cakes"));
  const addOns = await getAddOns(services, skusOn("Add-Ons"));
  const orderedItems = order.sku.map((line) => ({
    line,
    thing: line.sheetName === "Cakes" ? sellables.get(line.SKU) : addOns.get(line.SKU),
  }));
  const soldOut = new Map<string, { SKU: string; name: string }>();
  const lines: OrderLine[] = [];
  for (const { line, thing } of orderedItems) {
    if (!thing) return refuse("unknown-sku", { SKU: line.SKU });
    if (!thing.active) soldOut.set(line.SKU, { SKU: line.SKU, name: thing.name });
    const answer = answerOf(thing, line);
    if (!answer.ok) return answer;
    lines.push(snapshot(thing, { ...line, answer: answer.value }));
  }
  if (plus(NO_MONEY, ...lines.map(({ totalPaise }) => totalPaise)) > HIGHEST_GOODS)
    return refuse("order-too-large");
  const [firstSoldOut] = soldOut.values();
  if (firstSoldOut) return refuse("sku-unavailable", { ...firstSoldOut, all: [...soldOut.values()] });
  const cakes = [...sellables.values()];
  const takesMessage = (sku: string) => sellables.get(sku)?.takesMessage === true;
  const misplaced = lines.find((line) => line.message !== "" && !takesMessage(line.sku));
  if (misplaced) return refuse("message-not-taken", { SKU: misplaced.sku });
  for (const { sku, photoPrint, photos } of lines) {
    const problem = photosProblem(photoPrint, photos);
    if (problem) return refuse(problem, { SKU: sku });
  }
  if (order.message !== "") {
    const first = lines.find((line) => line.sheet === "Cakes" && takesMessage(line.sku));
    if (!first) return refuse("message-not-taken");
    first.message ||= order.message;
  }
  const slot = await findSlot(services, {
    pincode: order.pinCode,
    date: order.deliveryDate,
    type: order.deliveryType,
    time: order.deliveryTime,
    leadHours: Math.max(0, ...cakes.map((cake) => cake.leadHours)),
  });
  if (!slot.ok) return slot;
  const isSame = orderedItems.every(({ line }, index) => fromRupees(line.price) === lines[index]?.unitPaise);
  if (!isSame) {
    const figures = quoteOf({ lines, slot: slot.value, order }, await getCoinBalance(services, { userId }));
    return refuse("price-changed", freshFigures(lines, figures));
  }
  const pieces = lines.flatMap(({ sku, quantity }) => {
    const work = sellables.get(sku)?.work;
    return work ? [{ work, quantity }] : [];
  });
  return ok({ lines, slot: slot.value, work: workOfOrder(pieces) });
}

/**
 * The answer as it is stored. It may be missing, because the shop's older API had none; our pages always send one. A
 * number needs one piece, with its price, for each digit.
 */
function answerOf(
  sold: Sellable | SellableAddOn,
  { SKU, answer, quantity }: OrderPayload["sku"][number],
): Outcome<string, "answer-not-taken" | "answer-wrong" | "answer-quantity"> {
  if (answer === "") return ok("");
  const question = "question" in sold ? sold.question : null;
  if (question === null) return refuse("answer-not-taken", { SKU });
  const stored = readAnswer(question, answer);
  if (stored === null) return refuse("answer-wrong", { SKU, ...question });
  const pieces = piecesOf(question.kind, stored);
  return quantity % pieces === 0 ? ok(stored) : refuse("answer-quantity", { SKU, pieces });
}

/** Snapshots name, price, tax and picture of a line as of today. */
function snapshot(
  sold: Sellable | SellableAddOn,
  { quantity, message, photos, answer }: OrderPayload["sku"][number],
): OrderLine {
  const isAddOn = !("sellPaise" in sold);
  const photoPrint = isAddOn ? null : sold.photoPrint;
  const unit: Paise = isAddOn ? sold.pricePaise : sold.sellPaise;
  return {
    sku: sold.sku,
    sheet: isAddOn ? "Add-Ons" : "Cakes",
    name: sold.name,
    flavour: isAddOn ? "" : sold.flavour,
    weight: isAddOn ? "" : sold.weight,
    eggless: isAddOn || sold.mark === null ? null : sold.eggless,
    unitPaise: unit,
    quantity,
    totalPaise: times(unit, quantity),
    hsn: sold.hsn,
    taxRateBp: sold.taxRateBp,
    message,
    photoPrint,
    photos: photos.map(({ mayUse: _granted, ...photo }) => ({
      ...photo,
      widthMm: photoPrint && !isAddOn ? PHOTO_PRINTS[photoPrint].widthMm(sold.weight) : 0,
    })),
    question: (isAddOn && sold.question?.kind) || null,
    answer,
    parts: isAddOn ? [] : sold.parts,
    pictureId: sold.pictureId,
    tile: isAddOn ? "cream" : sold.tile,
    customised: !isAddOn && sold.customised,
  };
}

/** The data of a `price-changed` refusal, in rupees. */
export function freshFigures(lines: Pick<OrderLine, "sku" | "unitPaise">[], figures: Quote) {
  return {
    lines: lines.map((line) => ({ SKU: line.sku, price: toRupees(line.unitPaise) })),
    summary: {
      items: toRupees(figures.items),
      addOns: toRupees(figures.addOns),
      delivery: toRupees(figures.delivery),
      coins: figures.coins,
      total: toRupees(figures.total),
    },
  };
}

/** Quotes a priced order for a customer with this coin balance. */
export function quoteOf(priced: Omit<PricedOrder, "work"> & { order: OrderToPrice }, balance: number) {
  return quote({
    lines: priced.lines.map((line) => ({
      sheet: line.sheet,
      unit: line.unitPaise,
      quantity: line.quantity,
    })),
    delivery: priced.slot,
    coins: { balance, use: priced.order.useCoins },
  });
}
