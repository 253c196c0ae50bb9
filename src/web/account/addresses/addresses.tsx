import Plus from "lucide-react/icons/plus";
import { redirect } from "react-router";
import { chooseAddress } from "../../../shop/accounts/choose-address.ts";
import { removeAddress } from "../../../shop/accounts/remove-address.ts";
import { MOST_ADDRESSES } from "../../../shop/accounts/rules/most-addresses.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyBoard } from "../../ui/empty-board.tsx";
import { Message } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/addresses.ts";
import { AddressCard } from "./address-card.tsx";
import { listAddressCards } from "./list-address-cards.server.ts";
import "../area/empty.css";
import "./addresses.css";

const HERE = "/account/addresses";
const NEW = `${HERE}/new`;

/** Messages by the value of `?done=`. */
const DONE: Record<string, string> = {
  saved: "The address is saved.",
  removed: "The address is removed.",
  default: "Checkout begins with this address now.",
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const addresses = await listAddressCards(context.get(servicesContext), context.get(holderContext).userId);
  return { addresses, done: DONE[url.searchParams.get("done") ?? ""] ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = context.get(holderContext);
  const { intent, id } = await readForm(request, ["intent", "id"]);
  const isRemoval = intent === "remove";
  const done = isRemoval
    ? await removeAddress(services, { userId, id })
    : await chooseAddress(services, { userId, id });
  if (done.ok) throw redirect(`${HERE}?done=${isRemoval ? "removed" : "default"}`, 303);
  return answerForm(
    context,
    { ok: false, message: REFUSAL_SENTENCES[done.code], errors: {}, values: {} },
    404,
  );
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your addresses");

export default function Addresses({ loaderData: { addresses, done }, actionData }: Route.ComponentProps) {
  const isFull = addresses.length >= MOST_ADDRESSES;
  return (
    <AreaPage
      title="Your addresses"
      lead={
        addresses.length > 0 && "Checkout begins with the default one, when the order goes to its pincode."
      }
      action={
        addresses.length > 0 &&
        !isFull && (
          <LinkButton to={NEW}>
            <Plus className="icon" aria-hidden="true" />
            Add an address
          </LinkButton>
        )
      }
    >
      <div className="address-cards-says" role="status">
        {done && !actionData && <Message kind="ok">{done}</Message>}
        {isFull && (
          <p className="text-small muted">
            {MOST_ADDRESSES} addresses are as many as fit. Remove one to add another.
          </p>
        )}
      </div>
      {actionData && <Alert>{actionData.message}</Alert>}
      {addresses.length === 0 ? (
        <NoAddresses />
      ) : (
        <ul className="address-cards">
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))}
        </ul>
      )}
    </AreaPage>
  );
}

function NoAddresses() {
  return (
    <div className="nothing-yet">
      <EmptyBoard />
      <h2>No saved addresses found.</h2>
      <p>Save where your cakes go, and at checkout one tap is enough.</p>
      <LinkButton to={NEW}>Add an address</LinkButton>
    </div>
  );
}

export function ErrorBoundary() {
  return <AreaFailed title="Your addresses" what="Your addresses" />;
}
