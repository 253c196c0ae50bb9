import { type ApiResult, apiFetch } from "../../session/api-fetch.ts";
import type { CreatedOrder } from "./pay-order.ts";
import type { PaymentProof } from "./razorpay-window.ts";

/** A line of the contract's order payload; the price is in rupees, and only compared. */
export type PayloadLine = {
  SKU: string;
  price: number;
  quantity: number;
  sheetName: "Cakes" | "Add-Ons";
  image: string;
  /** Iced on this cake, where a cart has several. */
  message?: string;
};

/** The contract's order payload. */
export type OrderPayload = {
  email: string;
  deliveryDate: string;
  deliveryTime: string;
  deliveryType: string;
  message: string;
  address: string;
  name: string;
  phone: string;
  altPhone: string;
  pinCode: string;
  addressType: string;
  sku: PayloadLine[];
  useCoins: boolean;
  /** Once it is paid, what was ordered leaves the cart. */
  fromCart: boolean;
};

export function createOrder(payload: OrderPayload, key: string): Promise<ApiResult<CreatedOrder>> {
  return apiFetch("/api/payment/create-order", { body: payload, headers: { "Idempotency-Key": key } });
}

export function verifyPayment(
  proof: PaymentProof,
  payload: OrderPayload,
): Promise<ApiResult<{ uuid: string }>> {
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = proof;
  return apiFetch("/api/payment/verify-payment", { body: { orderId, paymentId, signature, ...payload } });
}

/** Keeps an address that was entered by hand, for the next order. */
export function saveAddress({ email, address, ...rest }: OrderPayload): Promise<ApiResult<unknown>> {
  const { pinCode, addressType, name, phone } = rest;
  return apiFetch("/api/user/addAddress", { body: { email, address, pinCode, addressType, name, phone } });
}
