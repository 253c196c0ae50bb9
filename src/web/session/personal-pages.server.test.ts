import { expect, test } from "vitest";
import { isPersonalPage } from "./personal-pages.server.ts";

test.each([
  ...[
    "/account",
    "/Account/orders",
    "/account.data",
    "/accounts",
    "/sign-in",
    "/sign-up/verify",
    "/payment/cart",
  ],
  ...["/orders/7f", "/orders/7f/progress", "/orders/7f/no-such-page", "/TrackProgressPage", "/admin/log"],
  ...["/reviews/mine", "/newsletter/confirm", "/newsletter/leave.data"],
])("%s is personal", (path) => {
  expect(isPersonalPage(path)).toBe(true);
});

test.each([
  ...["/", "/_root.data", "/AllCakes", "/search", "/birthday", "/category/flowers", "/cake/TRUF05", "/Blogs"],
  ...["/reviews", "/reviews.data", "/track", "/newsletter", "/testPayment", "/accounting", "/no/such/page"],
])("%s is the same for everybody", (path) => {
  expect(isPersonalPage(path)).toBe(false);
});
