import { Form, redirect, useNavigation } from "react-router";
import { editReceiver } from "../../../shop/changes/edit-receiver.ts";
import { Receiver } from "../../../shop/orders/receivers/receiver.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { AddressTypeChoice } from "../../addresses/address-type-choice.tsx";
import { typedPhone } from "../../addresses/typed-phone.server.ts";
import { answerForm, errorsOf } from "../../forms/form-answer.ts";
import { Optional } from "../../forms/optional.tsx";
import { readForm } from "../../forms/read-form.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { Route } from "./+types/receiver.ts";
import { ChangeFailed, ChangePage } from "./change-page.tsx";
import { OrderAddress } from "./order-address.tsx";
import { ownOrder } from "./own-order.server.ts";

const FIELDS = ["name", "phone", "altPhone", "address", "addressType", "receiverEmail"] as const;
type FieldName = (typeof FIELDS)[number];

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { order } = await ownOrder(context.get(servicesContext), request, params.uuid);
  const { name, address, addressType, pincode } = order.receiver;
  const { phone, altPhone } = order.numbers;
  return {
    order: { uuid: order.uuid, number: order.number },
    closedFor: order.changes.receiver ? null : REFUSAL_SENTENCES["change-closed"],
    needsAddress: order.collectAt === null,
    isTold: order.gift !== null && !order.gift.surprise,
    pincode,
    stored: {
      name,
      address,
      addressType,
      phone: typedPhone(phone),
      altPhone: altPhone && typedPhone(altPhone),
      receiverEmail: order.gift?.receiverEmail ?? "",
    },
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { customer, order } = await ownOrder(services, request, params.uuid);
  const fields = await readForm(request, FIELDS);
  const refuse = (message: string, errors: Partial<typeof fields>, status: number) =>
    answerForm(context, { ok: false, message, errors, values: fields }, status);
  const isTold = order.gift !== null && !order.gift.surprise;
  const { receiverEmail, ...others } = fields;
  const receiver = Receiver.safeParse(isTold ? { ...others, receiverEmail: receiverEmail.trim() } : others);
  if (!receiver.success) return refuse("", errorsOf(receiver.error), 422);
  const edited = await editReceiver(services, { id: order.uuid, customer, receiver: receiver.data });
  if (!edited.ok) {
    const message = REFUSAL_SENTENCES[edited.code];
    return edited.code === "other-pincode" ? refuse("", { address: message }, 422) : refuse(message, {}, 409);
  }
  throw redirect(`/orders/${order.uuid}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Edit delivery details");

export default function EditReceiver({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { order, closedFor, needsAddress, isTold, pincode, stored } = loaderData;
  const form = useFormFocus(answer);
  const busy = useNavigation().formMethod === "POST";
  const { errors = {}, message } = answer ?? {};
  const values: Record<FieldName, string> = { ...stored, ...answer?.values };
  const bind = (name: FieldName) => ({ name, defaultValue: values[name], error: errors[name] ?? null });
  return (
    <ChangePage title="Edit delivery details" order={order}>
      {message && <Alert>{message}</Alert>}
      {closedFor && !message && <Alert>{closedFor}</Alert>}
      {!closedFor && (
        <Form method="post" className="change" ref={form} noValidate>
          <div className="change-two">
            <TextInput label="Name" autoComplete="shipping name" maxLength={80} {...bind("name")} />
            <TextInput
              label="Phone"
              type="tel"
              autoComplete="shipping tel"
              maxLength={30}
              {...bind("phone")}
            />
          </div>
          {needsAddress ? (
            <>
              <OrderAddress pincode={pincode} {...bind("address")} />
              <AddressTypeChoice name="addressType" chosen={values.addressType} error={errors.addressType} />
            </>
          ) : (
            <>
              <input type="hidden" name="address" value={values.address} />
              <input type="hidden" name="addressType" value={values.addressType} />
            </>
          )}
          <TextInput
            label={<Optional>Alternate mobile</Optional>}
            type="tel"
            autoComplete="off"
            maxLength={30}
            {...bind("altPhone")}
          />
          {isTold && (
            <TextInput
              label={<Optional>Their e-mail, for news of the gift</Optional>}
              type="email"
              autoComplete="off"
              maxLength={254}
              {...bind("receiverEmail")}
            />
          )}
          <Button type="submit" wide busy={busy}>
            Save changes
          </Button>
        </Form>
      )}
    </ChangePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ChangeFailed error={error} />;
}
