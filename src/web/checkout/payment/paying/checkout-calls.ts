import type { CreateOrderBody } from "../../../../contract/payment.requests.ts";
import { CreatedOrderReply, VerifiedReply } from "../../../../contract/payment.ts";
import { AddressesReply } from "../../../../contract/user.ts";
import type { AddressType } from "../../../../shop/accounts/rules/address-types.ts";
import type { Gift } from "../../../../shop/orders/rules/gift.ts";
import type { SignedPayment } from "../../../payment-window/pay-order.ts";
import { apiFetch } from "../../../session/api-fetch.ts";

/** The contract's order payload with all fields that a page sends. */
export type OrderPayload = Omit<Required<CreateOrderBody>, "addressType" | "gift"> & {
  /** Missing for an order that is no gift. */
  gift?: Gift;
  addressType: AddressType;
};

export function createOrder(payload: OrderPayload, key: string) {
  return apiFetch("/api/payment/create-order", {
    reply: CreatedOrderReply,
    body: payload,
    headers: { "Idempotency-Key": key },
  });
}

export function verifyPayment(signedPayment: SignedPayment, payload: OrderPayload) {
  return apiFetch("/api/payment/verify-payment", {
    reply: VerifiedReply,
    body: { ...signedPayment, ...payload },
  });
}

/** Saves an address that was entered by hand, for the next order. */
export function saveAddress({ email, address, ...rest }: OrderPayload) {
  const { pinCode, addressType, name, phone } = rest;
  return apiFetch("/api/user/addAddress", {
    reply: AddressesReply,
    body: { email, address, pinCode, addressType, name, phone },
  });
}
