import { getCart } from "../../../shop/cart/get-cart.ts";
import { getSellables } from "../../../shop/catalogue/get-sellables.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/cart-payment.ts";
import { CartCheckout } from "./cart-checkout.tsx";
import { checkoutFacts, customerAt, orderedCake } from "./checkout-facts.server.ts";
import { CheckoutFailed } from "./checkout-failed.tsx";

/** The whole cart as one order. Unavailable products stay in the cart and are named. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await customerAt(services, request, "/payment/cart");
  const [cart, facts] = await Promise.all([getCart(services, session), checkoutFacts(services, session)]);
  const lines = cart.lines;
  const sellables = await getSellables(
    services,
    lines.map(({ sku }) => sku),
  );
  const sellableOf = (sku: string) => sellables.get(sku);
  const cakes = lines.flatMap(({ sku, quantity, state }) => {
    const sellable = state === "available" ? sellableOf(sku) : undefined;
    return sellable ? [orderedCake(services, sellable, { quantity, description: sellable.flavour })] : [];
  });
  const leftOut = lines.flatMap(({ sku, state }) =>
    state === "available" ? [] : [sellableOf(sku)?.name ?? sku],
  );
  return { ...facts, cakes, leftOut: leftOutWords(leftOut) };
}

function leftOutWords(names: string[]): string {
  if (names.length === 0) return "";
  const stays = names.length === 1 ? "It stays in your cart, and is" : "They stay in your cart, and are";
  return `Currently Unavailable: ${names.join(", ")}. ${stays} not part of this order.`;
}

export const meta: Route.MetaFunction = () => [
  { title: "Checkout · Your cart" },
  { name: "robots", content: "noindex" },
];

export default function CartPaymentPage({ loaderData }: Route.ComponentProps) {
  return <CartCheckout {...loaderData} />;
}

export function ErrorBoundary() {
  return (
    <div className="alone">
      <CheckoutFailed title="Your cart could not be loaded." />
    </div>
  );
}
