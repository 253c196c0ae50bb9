/**
 * Tables that grow with orders, customers and mails. No page, call or recurring job may read one of them whole. A new
 * table needs a line here or in `FIXED_TABLES`; one that grows needs rows in `two-years.sql`.
 */
export const GROWING_TABLES = [
  "addresses",
  "audit_entries",
  "audit_records",
  "cart_lines",
  "coin_entries",
  "complaint_answers",
  "complaint_proofs",
  "complaints",
  "credentials",
  "delivery_reports",
  "gateway_events",
  "invoice_lines",
  "invoices",
  "mails",
  "newsletter_subscribers",
  "order_events",
  "order_lines",
  "orders",
  "payments",
  "print_photos",
  "referral_codes",
  "referrals",
  "refunds",
  "review_photos",
  "reviews",
  "sandbox_orders",
  "sandbox_payments",
  "sandbox_refunds",
  "sandbox_webhooks",
  "sessions",
  "slot_holds",
  "slots",
  "stock_alerts",
  "users",
  "verifications",
  "viewed_skus",
  "wishes",
];

/** Tables of the job queue, in its own schema. */
export const QUEUE_TABLES = ["job", "job_common"];

/** Tables that grow with the shop's range and staff only, or hold a day. */
export const FIXED_TABLES = [
  "add_ons",
  "articles",
  "blackouts",
  "categories",
  "combos",
  "delivery_options",
  "delivery_windows",
  "invoice_counters",
  "kitchens",
  "menu_items",
  "pages",
  "pincodes",
  "product_categories",
  "products",
  "public_changes",
  "skus",
  "tax_rates",
  "testimonials",
  "user_roles",
];
