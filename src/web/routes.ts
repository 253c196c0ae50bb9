import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The route table of the specification. Paths match whatever their case, so `/Allcakes` is `/AllCakes`. */
export default [
  layout("storefront/shell/shell.tsx", [
    index("storefront/home/home.tsx"),
    route("AllCakes", "storefront/listing/all-cakes.tsx"),
    route("search", "storefront/listing/search.tsx"),
    route("category/*", "storefront/listing/category.tsx", { id: "category" }),
    route("cake/:sku", "storefront/cake/cake.tsx"),
    route("cake/:sku/reviews", "storefront/cake/all-reviews.tsx"),
    route("Blogs", "storefront/blog/blogs.tsx"),
    route("Blogs/:slug", "storefront/blog/article.tsx"),
    route("rewards", "storefront/rewards/rewards.tsx"),
    route("aboutus", "storefront/content/about.tsx"),
    route("contact", "storefront/content/contact.tsx"),
    ...["refund-policy", "cancellation", "privacy-policy", "terms"].map((slug) =>
      route(slug, "storefront/content/policy.tsx", { id: slug }),
    ),
    route("testPayment", "checkout/test-payment/test-payment.tsx"),
    route("reviews", "storefront/reviews/reviews.tsx"),
    route("track", "storefront/track/track.tsx"),
    route("newsletter", "storefront/newsletter/newsletter.tsx"),
    route("newsletter/confirm", "storefront/newsletter/confirm.tsx"),
    route("newsletter/leave", "storefront/newsletter/leave.tsx"),
    route("TrackProgressPage", "checkout/progress/track-progress.tsx"),
    route("orders/:uuid", "checkout/progress/order.tsx"),
    route("account/confirm", "account/proof/confirm.tsx"),
    route("account/erased", "account/erase/erased.tsx"),
    route("account", "account/area/area.tsx", [
      index("account/area/start.ts"),
      route("orders", "account/orders/orders.tsx"),
      route("addresses", "account/addresses/addresses.tsx"),
      route("addresses/new", "account/addresses/address.tsx", { id: "address-new" }),
      route("coins", "account/coins/coins.tsx"),
      route("profile", "account/profile/profile.tsx"),
      route("security", "account/security/security.tsx"),
      route("erase", "account/erase/erase.tsx"),
      route("addresses/:id", "account/addresses/address.tsx", { id: "address-edit" }),
    ]),
    route(":catagory", "storefront/listing/category.tsx", { id: "catagory" }),
    route("*", "storefront/shell/not-found.tsx"),
  ]),
  route("account/export", "account/security/export.ts"),
  route("reviews/mine", "storefront/reviews/mine.ts"),
  route("orders/:uuid/progress", "checkout/progress/order-data.ts"),
  layout("checkout/calm-shell.tsx", [
    route("payment/cart", "checkout/payment/cart-payment.tsx"),
    route("payment/:sku", "checkout/payment/payment.tsx"),
  ]),
  route("admin", "admin/office.tsx", [
    index("admin/day/day.tsx"),
    route("orders/:uuid", "admin/order/order.tsx"),
  ]),
  route("accounts", "account/sign-in/accounts.tsx"),
  ...prefix("sign-in", [
    index("account/sign-in/sign-in.tsx"),
    route("*", "account/sign-in/sign-in.tsx", { id: "sign-in-deeper" }),
  ]),
  ...prefix("sign-up", [
    index("account/sign-in/sign-up.tsx"),
    route("*", "account/sign-in/sign-up.tsx", { id: "sign-up-deeper" }),
  ]),
] satisfies RouteConfig;
