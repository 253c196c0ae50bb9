import { data, isRouteErrorResponse } from "react-router";
import { getSellables } from "../../../shop/catalogue/get-sellables.ts";
import { getCake } from "../../../shop/catalogue/storefront/get-cake.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { Route } from "./+types/payment.ts";
import { CakeCheckout } from "./cake-checkout.tsx";
import { checkoutFacts, customerAt, orderedCake } from "./checkout-facts.server.ts";
import { CheckoutFailed } from "./checkout-failed.tsx";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await customerAt(services, request, `/payment/${params.sku}`);
  const [cake, sellables, facts] = await Promise.all([
    getCake(services, { sku: params.sku }),
    getSellables(services, [params.sku]),
    checkoutFacts(services, session),
  ]);
  const sellable = sellables.get(params.sku);
  if (!cake.ok || !sellable) throw data(null, { status: 404 });
  const { description } = cake.value;
  return { ...facts, cake: orderedCake(services, sellable, { quantity: 1, description }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Checkout · ${loaderData.cake.name}` : "Checkout" },
  { name: "robots", content: "noindex" },
];

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <CakeCheckout {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="alone">
      {missing ? (
        <Note
          as="h1"
          title="We do not have this any more."
          action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
        />
      ) : (
        <CheckoutFailed title="Error loading cake details. Please try again later." />
      )}
    </div>
  );
}
