import { toRupees } from "../../../shop/basics/money.ts";
import type { Gift } from "../../../shop/orders/rules/gift.ts";
import type { PlacedPhoto } from "../../photos/photo-store.ts";
import type { OrderPayload } from "./checkout-calls.ts";
import type { OrderChoice } from "./order-choice.ts";
import type { OrderedAddOn, OrderedCake } from "./order-summary.tsx";
import { fullAddress, type ReceiverForm } from "./receiver-form.ts";

type Ordered = {
  cakes: OrderedCake[];
  /** By SKU, the message on each cake of a cart. */
  messages: Record<string, string>;
  /** By product, the photos that are printed. */
  photos: Record<string, PlacedPhoto[]>;
  fromCart: boolean;
  addOns: OrderedAddOn[];
  choice: OrderChoice;
  receiver: ReceiverForm;
  useCoins: boolean;
  gift: Gift | undefined;
  /** The customer's e-mail address. */
  email: string;
};

/** The order in the contract's form. Prices are those the shopper saw, so that the server detects a change. */
export function orderPayload(ordered: Ordered): OrderPayload {
  const { cakes, messages, photos, fromCart, addOns, choice, receiver, useCoins, gift, email } = ordered;
  const { name, phone, altPhone } = receiver.fields;
  return {
    email,
    deliveryDate: choice.date,
    deliveryTime: choice.time,
    deliveryType: choice.type,
    message: choice.message,
    address: fullAddress(receiver),
    name: name.trim(),
    phone,
    altPhone,
    pinCode: choice.pincode,
    addressType: receiver.addressType,
    sku: [
      ...cakes.map(({ sku, sellPaise, quantity, picture, takesMessage, productId }) => ({
        SKU: sku,
        price: toRupees(sellPaise),
        quantity,
        sheetName: "Cakes" as const,
        image: picture.base,
        ...(photos[productId] ? { photos: photos[productId] } : {}),
        ...(fromCart && takesMessage ? { message: messages[sku]?.trim() ?? "" } : {}),
      })),
      ...addOns.map(({ name: _name, unitPaise, totalPaise: _total, question: _question, ...chosen }) => ({
        ...chosen,
        price: toRupees(unitPaise),
        sheetName: "Add-Ons" as const,
      })),
    ],
    useCoins,
    fromCart,
    ...(gift ? { gift } : {}),
  };
}
