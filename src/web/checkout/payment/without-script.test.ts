import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { WithoutScript } from "./without-script.tsx";

const contact = { phone: "+91 80 4000 1234" };

function drawn(props: { here: string; fromCart: boolean; back: string }): string {
  const Page = createRoutesStub([
    { id: "root", path: "/", Component: () => createElement(WithoutScript, props), loader: () => null },
  ]);
  const hydrationData = { loaderData: { root: { shop: { contact } } } };
  return renderToStaticMarkup(createElement(Page, { hydrationData }));
}

test("without script, the payment of the cart says that the cart stays, and leads to all cakes", () => {
  const html = drawn({ here: "/payment/cart", fromCart: true, back: "/#cart" });
  expect(html).toContain("so day, address and payment can’t be chosen.");
  expect(html).toContain("your cart stays as it is");
  expect(html).toContain('href="/AllCakes"');
});

test("the payment of one cake speaks neither of a cart nor of the day, which its page has", () => {
  const html = drawn({ here: "/payment/TRUF05", fromCart: false, back: "/cake/TRUF05" });
  expect(html).toContain("so address and payment can’t be chosen. Nothing was ordered.");
  expect(html).not.toMatch(/cart|day,/);
  expect(html).toContain('href="/cake/TRUF05"');
});
