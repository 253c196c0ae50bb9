/*
 * How long the shop stores what is about people, in days. A nightly job erases what is older. The text in
 * `demo/content/pages/privacy-policy.md` repeats these days.
 */

/** After the end of an order: its receiver, its messages, and the notes of staff. */
export const RECEIVER_DAYS = 90;

/** A photo may show a name or a home, so it is erased with the receiver. After it was taken or received. */
export const CAKE_PHOTO_DAYS = RECEIVER_DAYS;
export const DELIVERY_PHOTO_DAYS = RECEIVER_DAYS;
export const COMPLAINT_PHOTO_DAYS = RECEIVER_DAYS;

/** Photos to print: after the delivery, or after the upload if nothing was ordered with them. */
export const PRINTED_PHOTO_DAYS = 90;
export const UNORDERED_PHOTO_DAYS = 30;

/** After a mail was sent: its content, for customers who ask where it is, and its recipient. */
export const MAIL_CONTENT_DAYS = 7;
export const MAIL_RECIPIENT_DAYS = 90;

const DAY_MS = 24 * 60 * 60_000;

/** The start of the period for which data is stored. Older data is erased. */
export function storedSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
