import { type Paise, toRupees } from "../../../../shop/basics/money.ts";
import { optionName } from "../../../../shop/delivery/rules/options.ts";
import type { Gift } from "../../../../shop/orders/rules/gift.ts";
import { photoKey, pieceKey } from "../../../draft/cart-messages.ts";
import { readPhotos } from "../../../photos/photo-store.ts";
import type { OrderChoice } from "../plan/order-choice.ts";
import { fullAddress, type ReceiverForm } from "../receiver/receiver-form.ts";
import type { OrderedAddOn, OrderedCake } from "../summary/order-summary.tsx";
import type { CartMessages } from "../use-checkout-form.ts";
import type { OrderPayload } from "./checkout-calls.ts";

type Ordered = {
  cakes: OrderedCake[];
  messages: CartMessages;
  fromCart: boolean;
  addOns: OrderedAddOn[];
  choice: OrderChoice;
  receiver: ReceiverForm;
  useCoins: boolean;
  gift: Gift | undefined;
  /** The total that the page shows. */
  total: Paise;
  /** The customer's e-mail address. */
  email: string;
};

/** The order in the contract's form. Prices are those the shopper saw, so that the server detects a change. */
export function orderPayload(ordered: Ordered): OrderPayload {
  const { cakes, messages, fromCart, addOns, choice, receiver, useCoins, gift, email, total } = ordered;
  const { name, phone, altPhone } = receiver.fields;
  return {
    email,
    deliveryDate: choice.date,
    deliveryTime: choice.time,
    deliveryType: optionName(choice.option),
    message: choice.message,
    address: fullAddress(receiver),
    name: name.trim(),
    phone,
    altPhone,
    pinCode: choice.pincode,
    addressType: receiver.addressType,
    sku: [
      ...cakes.flatMap((cake) =>
        madeAlike(cake, fromCart ? messages : null).map((alike) => ({
          SKU: cake.sku,
          price: toRupees(cake.sellPaise),
          sheetName: "Cakes" as const,
          image: cake.picture.base,
          ...alike,
        })),
      ),
      ...addOns.map(({ name: _name, unitPaise, totalPaise: _total, question: _question, ...chosen }) => ({
        ...chosen,
        price: toRupees(unitPaise),
        sheetName: "Add-Ons" as const,
      })),
    ],
    useCoins,
    fromCart,
    total: toRupees(total),
    ...(gift ? { gift } : {}),
  };
}

/** The pieces of a product by message and photos, with how many are made alike. One entry unless they differ. */
function madeAlike(cake: OrderedCake, messages: CartMessages | null) {
  const { sku, productId, quantity, photoPrint, takesMessage } = cake;
  const alike = new Map<string, { quantity: number } & ReturnType<typeof requestsOf>>();
  const requestsOf = (index: number) => ({
    ...(photoPrint ? { photos: readPhotos(messages ? photoKey(sku, index) : productId) } : {}),
    ...(messages && takesMessage ? { message: messages[pieceKey(sku, index)]?.trim() ?? "" } : {}),
  });
  for (let index = 0; index < quantity; index++) {
    const isLikeFirst = typeof messages?.[pieceKey(sku, index)] !== "string";
    const requests = requestsOf(isLikeFirst ? 0 : index);
    const made = JSON.stringify(requests);
    alike.set(made, { ...requests, quantity: (alike.get(made)?.quantity ?? 0) + 1 });
  }
  return [...alike.values()];
}
