import type { OrderStatus } from "./order-status.ts";
import { STAFF_STATUS } from "./staff-status.ts";

/** Answers of a customer to the photo of their finished cake. */
export const PHOTO_ANSWERS = ["approved", "change"] as const;

export type PhotoAnswer = (typeof PHOTO_ANSWERS)[number];

/** Photos per order: each change that a customer asks for takes a new one. */
export const MOST_CAKE_PHOTOS = 8;

/**
 * Longest text of a change that a customer asks for, in UTF-16 units: the database counts characters, which are never
 * more.
 */
export const LONGEST_CHANGE = 200;

/**
 * Whether the kitchen can send a photo of the cake, and the customer can answer it: from the first spoon until the
 * hand-over. A cake that a rider has cannot be changed.
 */
export function takesCakePhoto(status: OrderStatus): boolean {
  return STAFF_STATUS[status].takesCakePhoto;
}

/** A photo of a finished cake, for those who may see it. */
export function cakePhotoPath(orderId: string, photoId: string): string {
  return `/api/orders/${orderId}/cake-photos/${photoId}`;
}
