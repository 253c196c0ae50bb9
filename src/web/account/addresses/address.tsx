import { data, redirect } from "react-router";
import { listAddresses } from "../../../shop/accounts/accounts.reads.ts";
import { AddressEntry } from "../../../shop/accounts/addresses.inputs.ts";
import { chooseAddress } from "../../../shop/accounts/choose-address.ts";
import { editAddress } from "../../../shop/accounts/edit-address.ts";
import { ADDRESS_TYPES } from "../../../shop/accounts/rules/address-types.ts";
import { saveAddress } from "../../../shop/accounts/save-address.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { typedPhone } from "../../addresses/typed-phone.server.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/address.ts";
import { ADDRESS_FIELDS, AddressForm } from "./address-form.tsx";

const LIST = "/account/addresses";

/**
 * `/account/addresses/new` starts with the customer's name and phone; any other id is one of their addresses, or 404.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { userId, name, phone } = context.get(holderContext);
  const addresses = await listAddresses(context.get(servicesContext), { userId });
  if (!params.id) {
    const typed = { name: name.trim(), phone: typedPhone(phone ?? ""), flat: "", street: "", landmark: "" };
    return {
      isNew: true,
      isDefault: addresses.length === 0,
      values: { ...typed, pincode: "", type: ADDRESS_TYPES[0] },
    };
  }
  const address = addresses.find(({ id }) => id === params.id);
  if (!address) throw data(null, { status: 404 });
  const { flat, street, landmark, pincode, type } = address;
  const values = {
    name: address.name,
    phone: typedPhone(address.phone),
    flat,
    street,
    landmark,
    pincode,
    type,
  };
  return { isNew: false, isDefault: address.isDefault, values };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { userId } = context.get(holderContext);
  const { choose, ...fields } = await readForm(request, [...ADDRESS_FIELDS, "choose"]);
  const wrong = (message: string, errors: Partial<typeof fields>, status: number) =>
    answerForm(context, { ok: false, message, errors, values: { ...fields, choose } }, status);
  const entry = AddressEntry.safeParse(fields);
  if (!entry.success) return wrong("", errorsOf(entry.error), 422);
  const address = entry.data;
  const saved = params.id
    ? await editAddress(services, { userId, id: params.id, address })
    : await saveAddress(services, { userId, address });
  if (!saved.ok)
    return wrong(REFUSAL_SENTENCES[saved.code], {}, saved.code === "unknown-address" ? 404 : 409);
  const id = params.id ?? saved.value?.id ?? "";
  if (choose === "on") await chooseAddress(services, { userId, id });
  throw redirect(`${LIST}?done=saved`, 303);
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageMeta(matches, params.id ? "Edit an address" : "Add an address");

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AreaPage title={loaderData.isNew ? "Add an address" : "Edit address"}>
      <AddressForm {...loaderData} answer={actionData} />
    </AreaPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isGone = typeof error === "object" && error !== null && "status" in error && error.status === 404;
  if (!isGone) return <AreaFailed title="Edit address" what="The address" />;
  return (
    <AreaPage title="Edit address">
      <Note
        title="You have no such address any more."
        action={<LinkButton to={LIST}>Your addresses</LinkButton>}
      />
    </AreaPage>
  );
}
