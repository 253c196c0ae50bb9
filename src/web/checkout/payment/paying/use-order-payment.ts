import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { Paise } from "../../../../shop/basics/money.ts";
import type { loader as rootLoader } from "../../../root.tsx";
import type { GiftProblem } from "../gift/gift-form.ts";
import type { OrderChoice } from "../plan/order-choice.ts";
import { type Account, receiverAfter } from "../receiver/receiver-form.ts";
import type { SavedAddress } from "../receiver/saved-addresses.tsx";
import type { OrderedAddOn, OrderedCake } from "../summary/order-summary.tsx";
import type { useCheckoutForm } from "../use-checkout-form.ts";
import { usePayment } from "./use-payment.ts";

type OrderToPay = {
  /** The name of the order in the payment window. */
  title: string;
  cakes: OrderedCake[];
  addOns: OrderedAddOn[];
  fromCart: boolean;
  choice: OrderChoice | null;
  account: Account;
  addresses: SavedAddress[];
};

/** The payment of the order that the checkout shows, and the answer of its gift that must be corrected first. */
export function useOrderPayment(order: OrderToPay, form: ReturnType<typeof useCheckoutForm>) {
  const { title, cakes, choice, account, addresses } = order;
  const { receiver, send, useCoins, messages, gift } = form;
  const shopName = useRouteLoaderData<typeof rootLoader>("root")?.shop.name ?? "";
  const [problem, setProblem] = useState<GiftProblem | null>(null);
  const content = [choice, useCoins, receiver.fields, receiver.savedAddress, messages, gift];
  const { payment, pay, failToLoad } = usePayment(
    JSON.stringify([...content, cakes.map(({ sku, quantity }) => [sku, quantity])]),
  );

  async function proceed(total: Paise) {
    const payAction = { type: "pay", addresses } as const;
    send(payAction);
    const ready = receiverAfter(receiver, payAction);
    if (!choice || ready.problem || !ready.confirmed) return;
    const loaded = await Promise.all([
      gift.on ? import("../gift/gift-payload.ts") : null,
      import("./order-payload.ts"),
    ]).catch(() => null);
    if (!loaded) return failToLoad();
    const [giftCode, { orderPayload }] = loaded;
    const answers = giftCode?.giftAnswers(gift, choice.option === "pickup");
    setProblem(answers?.problem ?? null);
    if (answers?.problem) return;
    const { email } = account;
    const payload = orderPayload({ ...order, ...form, choice, gift: answers?.gift, email, total });
    void pay({
      payload,
      newAddress: receiver.mode === "manual",
      shopName,
      description: title,
      payer: { name: account.name, email, contact: account.phone || receiver.fields.phone },
    });
  }

  return { payment, problem, setProblem, proceed };
}
