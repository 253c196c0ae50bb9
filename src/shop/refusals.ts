import { MOST_TOKENS } from "./access-tokens/rules/token-limits.ts";
import { MOST_EXPORTED } from "./basics/list-export.ts";
import { showMoney } from "./basics/money.ts";
import { MOST_LINES } from "./cart/rules/cart-limits.ts";
import { MOST_ADD_ONS } from "./catalogue/rules/add-on-fields.ts";
import { MOST_CATEGORIES } from "./catalogue/rules/category-fields.ts";
import {
  LONGEST_PICTURE_SIDE,
  MOST_PICTURE_BYTES,
  MOST_PICTURE_PIXELS,
  MOST_PICTURES,
  SHORTEST_PICTURE_SIDE,
} from "./catalogue/rules/picture-limits.ts";
import { MOST_SKUS } from "./catalogue/rules/sku-fields.ts";
import { HIGHEST_GOODS } from "./checkout/rules/highest-goods.ts";
import { HOLD_MINUTES } from "./checkout/rules/payment-times.ts";
import { COMPLAINT_HOURS } from "./complaints/rules/complaint-window.ts";
import { BOOKING_DAYS } from "./delivery/rules/booking-range.ts";
import { MOST_KITCHENS } from "./delivery/rules/kitchen-fields.ts";
import { MOST_PINCODES } from "./delivery/rules/pincode-list.ts";
import { MOST_CAKE_PHOTOS } from "./orders/rules/cake-photo.ts";
import { MOST_WRONG_CODES } from "./orders/rules/delivery-proof.ts";
import { MOST_RESENT } from "./orders/rules/most-resent.ts";
import { MOST_NOTES } from "./orders/rules/order-notes.ts";
import { REPORT_LIMITS } from "./payments/rules/settlement-limits.ts";
import { LONGEST_PHOTO_SIDE, MOST_PHOTO_BYTES, MOST_PHOTO_PIXELS } from "./photos/rules/photo-limits.ts";
import type { RefusalCode } from "./refusal-code.ts";
import { MOST_RUNS } from "./runs/rules/run-limits.ts";
import { MOST_VIEWS } from "./saved-views/rules/most-views.ts";
import { INVITATION_DAYS, MOST_INVITATIONS } from "./staff/rules/invitation-limits.ts";
import { MOST_ENDPOINTS } from "./webhooks/rules/webhook-limits.ts";
import { MOST_WISHES } from "./wish-list/rules/most-wishes.ts";

/** Sentences for people, used by pages and API. The compiler keeps the table complete. */
export const REFUSAL_SENTENCES = {
  "unknown-sku": "We do not have this any more.",
  "unknown-product": "We do not have this any more.",
  "unknown-category": "No cakes available.",
  "unknown-blog": "There is no such article.",
  "unknown-page": "There is no such page.",
  "article-exists": "There is an article with this title already. Please choose another one.",
  "title-without-letters": "Its address is made from the title: please use some Latin letters or digits.",
  "unknown-content": "There is no such text.",
  "content-changed": "Somebody saved meanwhile.",
  "facts-changed": "Somebody has changed the same settings. Nothing was saved.",
  "facts-wrong": "Some settings need a look. Nothing was saved.",
  "reauthentication-needed": "Please confirm that it is you.",
  "catalogue-changed": "Somebody has changed this meanwhile.",
  "no-such-version": "This was read too long ago. Please read it again.",
  "catalogue-file-wrong": "Some cells need a look. Nothing was imported.",
  "report-wrong": "Some cells of the report need a look. Nothing was imported.",
  "settlements-not-fetched":
    "The payment provider does not answer. Nothing was imported. Please try again in a moment.",
  "too-many-settled-lines": `This month has more than ${REPORT_LIMITS.rows} lines. Nothing was imported. Please download reports of shorter periods from the provider's dashboard, and import these instead.`,
  "unknown-settlement": "There is no such settlement.",
  "unknown-settled-line": "This line is matched by now, or is not in this settlement. Nothing was changed.",
  "line-explained": "Somebody has changed the explanation of this line meanwhile. Nothing was changed.",
  "import-outdated": "The catalogue has changed since this was compared. Nothing was imported.",
  "nothing-prepared":
    "This table was imported, replaced or dropped already, or could not be read. The log shows what was imported.",
  "price-impossible": "A price must be above zero, and not above the MRP.",
  "unknown-change": "There is nothing in the log that could be undone here.",
  "undone-already": "This is undone already.",
  "undo-blocked": "This was changed again later. Nothing was undone.",
  "range-out-of-bounds": "Please ask for 0 to 1000 rows, from the lower number to the higher.",
  "sku-unavailable": "This cake is currently unavailable.",
  "not-in-cart": "This is no longer in your cart.",
  "cart-changed":
    "Your cart has changed meanwhile, perhaps in another tab or on another device. Please look at it again.",
  "cart-full": `A cart takes ${MOST_LINES} different things, and yours has as many. Please order or remove some of them first.`,
  "price-times-wrong": "Please choose a start in the future and an end after it, within a year.",
  "too-many-planned-prices": "Too many prices are planned already. Please end some of them first.",
  "unknown-planned-prices": "These planned prices have ended already.",
  "product-name-taken": "There is a product of this name already.",
  "product-code-taken": "This code is taken. Please choose another one.",
  "sku-taken": "This SKU is taken. Please choose another one.",
  "too-many-skus": `A product takes at most ${MOST_SKUS} sizes.`,
  "unknown-tax-class": "There is no such tax class.",
  "unknown-picture": "There is no such picture.",
  "last-picture": "A product in the shop needs a picture. Add the new one before you remove this one.",
  "picture-unreadable": "We cannot open this file as a picture. Please choose a JPEG, PNG or WebP file.",
  "picture-moves": "This picture moves. Please choose one that does not.",
  "picture-too-large": `This picture is too large. Please choose one of at most ${MOST_PICTURE_BYTES / 2 ** 20} MB, ${MOST_PICTURE_PIXELS / 1_000_000} megapixels and ${LONGEST_PICTURE_SIDE} pixels on a side.`,
  "picture-too-small": `This picture is too small. Please choose one of at least ${SHORTEST_PICTURE_SIDE} by ${SHORTEST_PICTURE_SIDE} pixels.`,
  "picture-not-only-a-picture":
    "This file holds more than a picture. Please save the picture anew, or take a screenshot of it.",
  "too-many-pictures": `A product has at most ${MOST_PICTURES} pictures. Please remove one first.`,
  "picture-twice": "The product has this picture already.",
  "no-room-for-pictures": "The disk of the shop is nearly full. Please tell whoever runs the server.",
  "published-before": "Shoppers have seen this already, so it stays. Nothing was deleted.",
  "ordered-before": "This was ordered already, so it stays. Nothing was deleted.",
  "offered-as-combo":
    "Pages of other products offer this as a combo. Please take it off their lists first. Nothing was deleted.",
  "part-of-combo":
    "Combos of other products have this in them. Please take it out of them first. Nothing was deleted.",
  "publish-time-wrong": "Please choose a time in the future, within a year.",
  "published-already": "This is published already. Take it off sale if nobody shall order it.",
  "no-picture-yet": "It needs a picture before it can be published. Everything else can be saved as a draft.",
  "nothing-on-sale-yet": "It needs a size that is on sale before it can be published.",
  "allergens-open": "Its allergens must all be answered before it can be published.",
  "category-address-reserved": "This address is a page of the shop. Please choose another one.",
  "category-address-taken": "Another category has this address. Please choose another one.",
  "category-target-hidden": "The category whose products it shows is hidden. Please show that one first.",
  "category-linked": "Other pages lead to this category. Please change them first.",
  "main-category-stays":
    "This is the main category of one of the products. Please give the product another one first.",
  "too-many-categories": `A product is listed in at most ${MOST_CATEGORIES} categories.`,
  "unknown-add-on": "We do not have this any more.",
  "unknown-combo": "There is no such SKU, or it is one of this product itself.",
  "unknown-part": "There is no such SKU, or it is one of this product itself.",
  "combo-in-combo": "A combo cannot be a part of another combo.",
  "too-many-add-ons": `The shop has ${MOST_ADD_ONS} add-ons already. Please rename one that is off sale.`,
  "add-on-name-taken": "There is an add-on of this name already.",
  "no-drawing": "The shop has no drawing of this. Please choose a picture, or add one later.",
  "add-on-without-picture": "It needs a picture before it can be on sale. Everything else can be saved.",
  "pincode-not-served": "Delivery not available for this pincode.",
  "option-not-offered": "This kind of delivery is not offered for this pincode.",
  "date-out-of-range": `Please choose a day from today to ${BOOKING_DAYS} days ahead.`,
  "unknown-slot": "There is no such delivery time. Please choose another one.",
  "slot-closed": "This delivery time can no longer be ordered. Please choose a later one.",
  "unknown-blackout": "This has ended already.",
  "unknown-area": "There is no such area.",
  "pincodes-wrong": "This list has mistakes.",
  "pincodes-far": "Some of these pincodes are far from the kitchen.",
  "too-many-pincodes": `A shop serves at most ${MOST_PINCODES.toLocaleString("en-IN")} pincodes. Nothing was added.`,
  "delivery-changed": "Somebody saved meanwhile.",
  "capacity-below-sold": "More is sold.",
  "window-in-use":
    "The new windows overlap one that has orders, its own number of places or a closing. Please move the orders, reset the places or end the closing first.",
  "unknown-kitchen": "There is no such kitchen.",
  "kitchen-name-taken": "Another kitchen has this name.",
  "too-many-kitchens": `A shop has at most ${MOST_KITCHENS} kitchens, closed ones included.`,
  "kitchen-edited": "Somebody has changed this kitchen meanwhile.",
  "kitchen-has-orders": "This kitchen has open orders. Nothing was changed.",
  "slot-full": "This delivery time is fully booked. Please choose another one.",
  "not-enough-coins": "You do not have that many coins.",
  "unknown-referral-code": "There is no such referral code.",
  "referral-not-possible": "This referral code can't be used with your account.",
  "message-not-taken": "Nothing in this order can carry a message. Please leave the message out.",
  "photo-unreadable": "We cannot open this file as a photo. Please choose a JPEG, PNG or WebP photo.",
  "photo-moves": "This picture moves. Please choose a photo.",
  "photo-too-large": `This photo is too large. Please choose one of at most ${MOST_PHOTO_BYTES / 2 ** 20} MB, ${MOST_PHOTO_PIXELS / 1_000_000} megapixels and ${LONGEST_PHOTO_SIDE} pixels on a side.`,
  "unknown-photo": "This photo is no longer here. Please choose it again.",
  "photo-not-taken": "This item takes no photo, or fewer. Please leave the photo out.",
  "photo-misplaced": "This part of the photo cannot be printed on the item. Please place the photo again.",
  "photo-too-small": "This part of the photo would print blurred. Please zoom out, or choose a larger photo.",
  "answer-not-taken": "An add-on in this order asks for nothing, but got an answer. Please leave it out.",
  "answer-wrong": "What you wrote for an add-on does not fit it. Please look at the add-ons again.",
  "answer-quantity":
    "A number takes a candle for each digit. Please order as many candles as the number has digits.",
  "order-too-large": `The items of an order cost ${showMoney(HIGHEST_GOODS)} at most. Please order less, or call us.`,
  "price-changed": "A price has changed meanwhile. Please look at the new total.",
  "already-paid": "This order is paid already.",
  "order-lapsed":
    "This order was not paid in time, so its delivery time was given away. Nothing was charged. Please order again.",
  "unknown-order": "There is no such order.",
  "cancellation-closed": "This order can no longer be cancelled here.",
  "cancellation-changed": "What you get back has changed meanwhile. Please look at the new figures.",
  "refund-changed": "What is left of the money has changed meanwhile. Please look at the new figures.",
  "complaint-too-late": `We take complaints within ${COMPLAINT_HOURS} hours of the delivery. Please call us, so that we find a way all the same.`,
  "too-many-complaints":
    "There are three complaints about this order already. Please write to us and name one of their tickets.",
  "proof-needed": "Please add a photo or a short video, so that we see what you see.",
  "file-not-taken":
    "One of these files is no photo (JPEG, PNG or WebP) and no video (MP4, MOV or WebM) that we can read.",
  "files-too-large": "Please send 3 files at most, with 20 MB together.",
  "unknown-complaint": "There is no such complaint.",
  "alarm-moved-on": "It is under way already, or done. You changed nothing.",
  "not-your-alarm": "This is for the owner and the manager.",
  "mail-not-given-up": "This mail is under way already, or what it said is erased.",
  "complaint-moved-on": "This complaint has moved on meanwhile. Please look at it again.",
  "refund-leaves-paise":
    "This would leave less than a rupee, which could never go back. Please send all of it, or leave a rupee.",
  "refund-above-limit": "This is more than you may refund of one order. Please ask a manager.",
  "refund-too-large": "This is more than is left of what was paid, or less than a rupee.",
  "change-closed": "The kitchen has begun, so this order can no longer be changed here.",
  "slot-costs-more":
    "This delivery costs more than yours. An order can be moved to times that cost the same or less.",
  "other-pincode":
    "This address has another pincode. An order stays within its pincode, because its kitchen does.",
  "receiver-changed":
    "Somebody else has changed the same details meanwhile. Nothing was saved. Please look at them again.",
  "message-changed":
    "Somebody else has changed this message meanwhile. Nothing was saved. Please look at it again.",
  "not-your-order-to-take": "Your role does not take orders on the phone.",
  "unknown-customer":
    "No order of this customer has this number. Please look at the number again, or take their e-mail.",
  "account-not-confirmed":
    "The e-mail of this account was never confirmed, so a stranger could be its holder. Take another e-mail, or ask the caller to sign in once with a code by e-mail.",
  "too-many-phone-orders": "You have taken many orders in a few minutes. Please wait a little.",
  "link-over": "This order is paid, cancelled or expired meanwhile. You changed nothing.",
  "too-many-links": "This link was sent three times already. Please copy it, or look at the e-mail address.",
  "order-moved-on": "This order has moved on meanwhile. Please look at it again.",
  "no-further-attempt": "A second attempt to deliver has been made already: there is no third one.",
  "delivery-too-early":
    "An order cannot be closed as delivered before its delivery day. You changed nothing.",
  "setting-out-too-early":
    "This order is for a later day, so it did not set out. A manager can send it out earlier, on its page in the office.",
  "delivery-code-wrong": "This is not the code. Please ask the customer to read it again.",
  "delivery-code-locked": `The code was wrong ${MOST_WRONG_CODES} times, so it is locked. Please take a photo instead.`,
  "delivery-proof-needed": "Please enter the customer’s code of 4 digits, or take a photo.",
  "too-many-tokens": `You have ${MOST_TOKENS} tokens already. Please revoke one first.`,
  "token-name-taken": "You have a token of this name already. Please choose another name.",
  "token-created-already":
    "This form has created its token already, and a token is shown only once. If you did not copy it, revoke it and create another.",
  "scope-not-yours":
    "You may not do all of this yourself any more, so neither may a token. Please reload the page.",
  "unknown-token": "This token is revoked already.",
  "unknown-webhook": "This webhook is removed already.",
  "unknown-delivery": "This delivery is no longer in the log.",
  "webhook-changed": "Somebody has changed this webhook meanwhile.",
  "webhook-url-refused":
    "Webhooks go to https URLs on the internet only. Please enter a URL outside of your own network.",
  "webhook-url-taken": "There is a webhook to this URL already. Please change that one.",
  "too-many-webhooks": `There are ${MOST_ENDPOINTS} webhooks already. Please remove one first.`,
  "webhook-paused": "This webhook is paused. Please resume it first.",
  "webhook-sending": "This is being sent right now. Please look again in a moment.",
  "token-not-valid":
    "This access token does not exist, has expired or was revoked, or its holder may not use it any more.",
  "unknown-staff": "This person is not on the staff any more.",
  "roles-changed": "Somebody changed these roles meanwhile. Nothing was saved. Please look at them again.",
  "last-owner": "This is the only owner. Make somebody else an owner first.",
  "already-staff": "This person is on the staff already. Change the roles in the list.",
  "too-many-invitations": `At most ${MOST_INVITATIONS} invitations can be open. Please withdraw one first.`,
  "unknown-invitation": `This invitation does not work any more. It works once, for ${INVITATION_DAYS} days. Please ask for a new one.`,
  "invited-by-other-email": "This invitation is for another e-mail address. Please sign in with that one.",
  "export-too-large": `One file takes ${MOST_EXPORTED} rows at most. Please choose fewer days.`,
  "not-your-move": "This is for somebody else of the staff to do.",
  "not-invoiced": "There is an invoice once the order is paid.",
  "unknown-credit-note": "There is no such credit note.",
  "idempotency-key-reused":
    "This request was sent before with other contents. Please reload and order again.",
  "too-many-open-payments": `Three of your orders are waiting for their payment. Please pay one of them, or wait ${HOLD_MINUTES} minutes.`,
  "payment-provider-down":
    "The payment service does not answer. Nothing was charged, and your delivery time is held. Please try again in a moment.",
  "unknown-payment": "There is no such payment.",
  "bad-signature": "This payment could not be verified. Nothing was changed.",
  "too-many-addresses": "You have saved as many addresses as fit. Please choose one of them.",
  "unknown-address": "You have no such address any more.",
  "address-kept-twice": "You have saved this address already.",
  "wrong-password": "This is not your password. Try again, or let us send you a code.",
  "wrong-code": "This code is not right, or has run out. Please look again, or ask for a new one.",
  "email-not-proven":
    "Please show first that this e-mail is yours: sign in with a code by e-mail, or use the link in a newsletter.",
  "email-not-changed": "Your e-mail could not be changed to this address. Nothing was changed.",
  "unknown-account": "This account is erased already.",
  "account-of-staff":
    "This account belongs to our staff. Please ask the owner of the shop to take its role away first.",
  "orders-open":
    "One of your orders is on its way, or waits for its payment. Your account can be erased once it has ended.",
  "refund-open":
    "A refund of yours is on its way. Your account can be erased once the money has reached you.",
  "refund-not-given-up": "This refund is under way already, or done. Nothing was changed.",
  "refunds-not-fetched":
    "The payment provider could not be asked whether this was refunded by hand. Nothing was sent. Please try again in a moment, or call its support.",
  "refunded-by-hand":
    "The payment provider has refunded money of this payment that the shop did not ask for. Nothing was sent. Please decide whether this refund was made by hand.",
  "refund-not-matching":
    "That refund at the payment provider has failed, has another amount, or stands for another refund of the shop. Nothing was changed.",
  "refund-under-way":
    "The payment provider says that this refund is under way again. Nothing was sent. Please wait until it has ended.",
  "unknown-session": "This device is signed out already.",
  "not-delivered-to-you":
    "A product is reviewed by those who had it. Please sign in with the account of an order of it that was delivered.",
  "already-reviewed": "You have reviewed this already. Thank you!",
  "unknown-review": "There is no such review, or it was decided already.",
  "unknown-review-photo": "This review has no such photo. Nothing was changed. Please reload the page.",
  "order-not-matched":
    "We found no order with this Order Id and this e-mail or mobile. Both stand in the mail that confirmed it.",
  "newsletter-link-old": "This link is too old, or not whole.",
  "confirmation-not-due": "Only a paid order with an e-mail has a confirmation. Nothing was sent.",
  "confirmation-resent-enough": `This confirmation was sent ${MOST_RESENT} more times, which is the most. Nothing was sent.`,
  "kitchen-changed": "This order is with another kitchen by now. You changed nothing.",
  "kitchen-not-possible":
    "That kitchen is in another city or state, or does not deliver this way. The order stays where it is.",
  "kitchen-begun": "The kitchen has begun, or the order has ended. It stays where it is.",
  "cake-photo-closed": "This order is not in the kitchen any more, so its cake cannot be changed.",
  "cake-photo-replaced": "The kitchen has sent a newer photo. Please look at that one.",
  "too-many-cake-photos": `An order takes ${MOST_CAKE_PHOTOS} photos. Nothing was sent: please call the customer.`,
  "too-many-notes": `An order takes ${MOST_NOTES} notes. Nothing was added.`,
  "unknown-notice": "There is no such change.",
  "too-many-tries": "Too many tries. Please wait a while and try again.",
  "sold-again": "This can be ordered again. Please reload the page.",
  "stock-alert-link-old": "This link is not whole.",
  "view-name-taken": "You have a view of this name.",
  "too-many-views": `You have ${MOST_VIEWS} views, which is the most. Please remove one first.`,
  "may-not-share-views": "Only owner, manager and care can share a view.",
  "wish-list-full": `A wish list takes ${MOST_WISHES} gifts, and yours has as many. Please remove one first.`,
  "unknown-run": "There is no such run.",
  "unknown-rider": "This person is no rider. Please choose another one.",
  "too-many-runs": `A day takes ${MOST_RUNS} runs. Please put the orders onto one of them.`,
  "no-stops-chosen": "Please choose at least one order.",
  "stop-not-free":
    "One of these orders is on another run, has left the kitchen, or does not fit on this run. Nothing was added.",
  "run-of-two-kitchens": "A run leaves from one kitchen. Please choose orders of one kitchen.",
  "run-changed": "This run has changed meanwhile. Please look at it again.",
  "rider-changed": "Somebody gave this run to another rider meanwhile. Please look at it again.",
  "stop-of-another-rider":
    "This stop is on the run of another rider by now. Keep your proof, and call the shop: it closes the stop, or gives it back to you.",
  "unreadable-event": "This event could not be read.",
} as const satisfies Record<RefusalCode, string>;
