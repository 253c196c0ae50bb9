import { soon } from "../support/whole-shop.ts";
import type { KamalasData } from "./kamalas-data.ts";

/** Whoever knows an e-mail may have a code sent to it. */
export const ANYBODYS = ["verifications", "mails", "test_jobs"];

export const EDITED_PRODUCT = ["products", "public_changes", "audit_entries", "audit_records"];

/** Tables that a call may change if it succeeds. Other calls change none, and no refused call does. */
export const MAY_CHANGE: Record<string, string[]> = {
  "POST /api/account/proof": ["sessions", "verifications"],
  "POST /api/account/proof/code": ["verifications", "mails", "test_jobs"],
  "POST /api/account/sessions/end": ["sessions"],
  "POST /api/account/profile": ["users"],
  "POST /api/account/password": ["credentials", "sessions", ...ANYBODYS],
  "POST /api/account/newEmail": ANYBODYS,
  "POST /api/account/newsletter": ["newsletter_subscribers", ...ANYBODYS],
  "GET /api/rewards": ["referral_codes"],
  // The log records who took the file.
  "GET /api/admin/catalogue-file": ["audit_entries"],
  "POST /api/admin/saved-views": ["saved_views"],
  // An address that is wrong in one letter is a new one.
  "POST /api/admin/content": ["articles", "public_changes", "audit_entries"],
  "POST /api/rewards/referral": ["referrals"],
  "POST /api/user/register": ["users"],
  "POST /api/user/addAddress": ["addresses"],
  "POST /api/user/addRecentViewed": ["viewed_skus"],
  "POST /api/admin/orders/:uuid/notes": ["order_notes", "audit_entries"],
  // A slug that is wrong in one letter is a new one.
  "POST /api/admin/categories": ["categories", "public_changes", "audit_entries", "audit_records"],
  // A name that is wrong in one letter is that of another kitchen.
  "POST /api/admin/kitchens": ["kitchens", "audit_entries", "audit_records"],
  // A known field with any text is a valid edit.
  "PATCH /api/admin/products/:ProductID": EDITED_PRODUCT,
  "PATCH /api/admin/products/:ProductID/facts": EDITED_PRODUCT,
  // It takes no body, so a wrong one changes nothing about it.
  "POST /api/admin/opening/:step/verify": ["key_checks", "audit_entries"],
  "POST /api/wish-list": ["wishes"],
  "POST /api/user/addTocart": ["cart_lines"],
  "POST /api/user/setCartQuantity": ["cart_lines"],
  "POST /api/user/deleteCart": ["cart_lines"],
  "POST /api/orders/:uuid/again": ["cart_lines"],
  "POST /api/orders/:uuid/cancel": [
    ...["orders", "order_events", "payments", "refunds", "slots", "slot_holds", "coin_entries", "mails"],
    ...["test_jobs", "sandbox_refunds", "sandbox_payments", "sandbox_webhooks"],
  ],
  // An address that is wrong only in ignored fields is a valid edit of one's own order.
  "PUT /api/orders/:uuid/receiver": ["orders", "order_events"],
  "POST /api/payment/create-order": [
    ...["orders", "order_lines", "order_events", "payments", "slots", "slot_holds", "coin_entries"],
    "sandbox_orders",
  ],
  "POST /api/payment/test/create-order": ["sandbox_orders"],
};

/** Tables where a call of the owner may change what belongs to a customer, because the call is for that. */
export const OF_CUSTOMERS: Record<string, string[]> = {
  "POST /api/admin/orders/:uuid/notes": ["order_notes", "audit_entries"],
};

/** Calls that end a session or change how one signs in. Other people than in the remaining tests try them. */
export const PARTING = [
  ...["POST /api/account/sessions/end", "POST /api/account/password", "POST /api/account/newEmail/confirm"],
  "POST /api/account/erase",
];

/** The forms of pages, filled in correctly. All visitors may send them, so their tables may change. */
export const FORMS: Record<
  string,
  { fields: (kamala: KamalasData) => Record<string, string>; mayChange: string[] }
> = {
  "/reviews": {
    fields: () => ({
      ...{ name: "Asha", email: "asha@example.com", phone: "9876543210", message: "Lovely cake", stars: "5" },
      sku: "TRUF05",
    }),
    mayChange: ["reviews"],
  },
  "/track": {
    fields: ({ number, email }) => ({ order: number, contact: email, remember: "on" }),
    mayChange: [],
  },
  "/newsletter": {
    fields: () => ({ email: "asha@example.com" }),
    mayChange: ["newsletter_subscribers", "mails", "test_jobs"],
  },
  "/wish-list": { fields: () => ({ sku: "TRUF05", intent: "add" }), mayChange: ["wishes"] },
  "/cake/:sku": { fields: () => ({ email: "asha@example.com" }), mayChange: [] },
  "/newsletter/confirm": { fields: () => ({ token: "sub_x.y.z" }), mayChange: [] },
  "/newsletter/leave": { fields: () => ({ token: "sub_x.y" }), mayChange: [] },
  "/account/orders": { fields: ({ uuid }) => ({ order: uuid }), mayChange: ["cart_lines"] },
  "/account/addresses": {
    fields: ({ addressId }) => ({ intent: "remove", id: addressId }),
    mayChange: ["addresses"],
  },
  "/account/addresses/new": {
    fields: () => ({
      ...{ type: "Home", name: "Asha", phone: "9845012345", flat: "4B", street: "12th Main" },
      ...{ landmark: "", pincode: "110001", choose: "on" },
    }),
    mayChange: ["addresses"],
  },
  "/orders/:uuid": { fields: () => ({ onTime: "yes" }), mayChange: [] },
  "/orders/:uuid/cancel": { fields: () => ({ refund: "0", coins: "0" }), mayChange: [] },
  "/orders/:uuid/reschedule": {
    fields: () => ({ date: soon(4), slot: JSON.stringify(["Standard Delivery", "9 AM - 12 PM", 0]) }),
    mayChange: [],
  },
  "/orders/:uuid/receiver": {
    fields: ({ name, address }) => ({
      ...{ name, address, phone: "9845012345", altPhone: "", addressType: "Home" },
    }),
    mayChange: [],
  },
  "/orders/:uuid/complain": {
    fields: () => ({ kind: "late", message: "It came two hours late." }),
    mayChange: [],
  },
  "/accounts": {
    fields: ({ email }) => ({
      ...{ intent: "sign-in", email, password: "not-her-password", name: "", code: "123456" },
      returnTo: "/rewards",
    }),
    mayChange: ["users", "sessions", "credentials", "coin_entries", ...ANYBODYS],
  },
};

/** Tables to which viewing a page may write: the referral code is created when it is first shown. */
export const WRITTEN_BY_VIEWING: Record<string, string[]> = { "/account/coins": ["referral_codes"] };

/** The identity provider's calls that a signed-out browser makes. */
export const PROVIDERS: Record<string, (kamala: KamalasData) => object> = {
  "POST /api/auth/sign-in/email": ({ email }) => ({ email, password: "not-her-password", callbackURL: "/" }),
  "POST /api/auth/sign-up/email": ({ email }) => ({ email, password: "a-long-password", name: "Asha" }),
  "POST /api/auth/sign-in/email-otp": ({ email }) => ({ email, otp: "123456" }),
  "POST /api/auth/email-otp/send-verification-otp": ({ email }) => ({ email, type: "sign-in" }),
  "POST /api/auth/sign-in/social": () => ({ provider: "hosted", callbackURL: "/" }),
  "GET /api/auth/get-session": () => ({}),
};
