import type { OrderStatus } from "./order-status.ts";

/** What a customer can say about the photo of their finished cake. */
export const PHOTO_ANSWERS = ["approved", "change"] as const;

export type PhotoAnswer = (typeof PHOTO_ANSWERS)[number];

/** Of one order: each change that a customer wishes takes a new photo. */
export const MOST_CAKE_PHOTOS = 8;

/** Of a change that a customer wishes. In UTF-16 units, which are never fewer than the characters that the database counts. */
export const LONGEST_CHANGE = 200;

/** From the first spoon until the hand-over: nobody can change a cake that a rider has. */
const OPEN_STATUSES: readonly OrderStatus[] = ["preparing", "ready"];

/** Whether the kitchen can send a photo of the cake, and the customer can answer it. */
export function takesCakePhoto(status: OrderStatus): boolean {
  return OPEN_STATUSES.includes(status);
}

/** A photo of a finished cake, for those who may see it. */
export function cakePhotoPath(orderId: string, photoId: string): string {
  return `/api/orders/${orderId}/cake-photos/${photoId}`;
}
