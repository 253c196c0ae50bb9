import { data, isRouteErrorResponse, redirect } from "react-router";
import { listAddresses } from "../../../shop/accounts/list-addresses.ts";
import { getCake } from "../../../shop/catalog/get-cake.ts";
import { getSellables } from "../../../shop/catalog/get-sellables.ts";
import { listAddOns } from "../../../shop/catalog/list-add-ons.ts";
import { listFees } from "../../../shop/delivery/list-fees.ts";
import { getCoinBalance } from "../../../shop/rewards/get-coin-balance.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { Route } from "./+types/payment.ts";
import { Checkout } from "./checkout.tsx";
import type { Account } from "./receiver-form.ts";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await services.identity.sessionOf(request.headers);
  if (!session) throw redirect(`/sign-up?returnTo=${encodeURIComponent(`/payment/${params.sku}`)}`);
  const [cake, sellables, addOns, fees, coins, addresses] = await Promise.all([
    getCake(services, { sku: params.sku }),
    getSellables(services, [params.sku]),
    listAddOns(services),
    listFees(services),
    getCoinBalance(services, session),
    listAddresses(services, session),
  ]);
  const sellable = sellables.ok ? sellables.value.get(params.sku) : undefined;
  if (!cake.ok || !sellable || !addOns.ok || !fees.ok || !coins.ok || !addresses.ok) {
    throw data(null, { status: 404 });
  }
  const { sku, name, weight, description, sellPaise } = cake.value;
  const { mark, tile, active, takesMessage, customised } = sellable;
  const picture = services.pictures.cutout(sellable.pictureId);
  const { email, phone } = session;
  return {
    cake: {
      ...{ sku, name, weight, description, sellPaise },
      ...{ mark, tile, active, takesMessage, customised, picture },
    },
    addOns: addOns.value.map(({ sku, name, pricePaise }) => ({ sku, name, pricePaise })),
    fees: fees.value,
    coins: coins.value,
    account: { name: session.name.trim(), email, phone: phone ?? "" } satisfies Account,
    addresses: addresses.value.map(({ line, pincode, type }) => ({ line, pincode, type })),
    checkoutUrl: services.gateway.checkoutUrl,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Checkout · ${loaderData.cake.name}` : "Checkout" },
  { name: "robots", content: "noindex" },
];

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <Checkout {...loaderData} />;
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
        <Note
          as="h1"
          kind="error"
          title="Error loading cake details. Please try again later."
          action={
            <LinkButton to="." reloadDocument>
              Try again
            </LinkButton>
          }
        >
          What you chose is still here.
        </Note>
      )}
    </div>
  );
}
