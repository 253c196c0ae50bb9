import { toRupees } from "../../../shop/basics/money.ts";
import type { OrderPayload } from "./checkout-calls.ts";
import type { OrderChoice } from "./order-choice.ts";
import type { OrderedAddOn, OrderedCake } from "./order-summary.tsx";
import { fullAddress, type ReceiverForm } from "./receiver-form.ts";

type Ordered = {
  cake: OrderedCake;
  addOns: OrderedAddOn[];
  choice: OrderChoice;
  receiver: ReceiverForm;
  useCoins: boolean;
  /** The customer's own e-mail address. */
  email: string;
};

/** The order in the contract's form. Prices are what the shopper saw, so that the server can tell a change. */
export function orderPayload({ cake, addOns, choice, receiver, useCoins, email }: Ordered): OrderPayload {
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
      {
        SKU: cake.sku,
        price: toRupees(cake.sellPaise),
        quantity: 1,
        sheetName: "Cakes",
        image: cake.picture.base,
      },
      ...addOns.map(({ sku, unitPaise, quantity, image }) => ({
        SKU: sku,
        price: toRupees(unitPaise),
        quantity,
        sheetName: "Add-Ons" as const,
        image,
      })),
    ],
    useCoins,
  };
}
