import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ReceiverBody } from "../../../contract/order-changes.requests.ts";
import { AddressTypePicker } from "../../addresses/address-type-choice.tsx";
import { Optional } from "../../forms/optional.tsx";
import { PhoneInput } from "../../forms/phone-input.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { OrderAddress } from "../changes/order-address.tsx";
import { type ChangeProps, changeReceiver } from "./change-calls.ts";

type ReceiverFields = Required<Omit<ReceiverBody, "receiverEmail">> & Pick<ReceiverBody, "receiverEmail">;

const FORM = "receiver-form";

/** Changes name, phone or address within the pincode. Refusals are shown at their fields. */
export default function ReceiverDialog({ order, onClose, onDone }: ChangeProps) {
  const { form, fields, edit, errors, problem, busy, save } = useReceiverForm({ order, onDone });
  const foot = (
    <Button type="submit" form={FORM} wide busy={busy}>
      Save changes
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Edit delivery details" width="40rem" foot={foot}>
      <form id={FORM} className="change" ref={form} onSubmit={(event) => void save(event)} noValidate>
        {problem && <Alert>{problem}</Alert>}
        <div className="change-two">
          <TextInput
            label="Name"
            autoComplete="shipping name"
            maxLength={80}
            value={fields.name}
            error={errors.name ?? null}
            onChange={({ target }) => edit({ name: target.value })}
          />
          <PhoneInput
            label="Phone"
            autoComplete="shipping tel"
            value={fields.phone}
            error={errors.phone ?? null}
            onChange={(phone) => edit({ phone })}
          />
        </div>
        {order.collectAt === null && (
          <>
            <OrderAddress
              pincode={order.receiver.pincode}
              value={fields.address}
              error={errors.address ?? null}
              onChange={({ target }) => edit({ address: target.value })}
            />
            <AddressTypePicker
              chosen={fields.addressType}
              onChoose={(addressType) => edit({ addressType })}
            />
          </>
        )}
        <PhoneInput
          label={<Optional>Alternate mobile</Optional>}
          autoComplete="off"
          value={fields.altPhone}
          error={errors.altPhone ?? null}
          onChange={(altPhone) => edit({ altPhone })}
        />
        {fields.receiverEmail !== undefined && (
          <TextInput
            label={<Optional>Their e-mail, for news of the gift</Optional>}
            type="email"
            autoComplete="off"
            maxLength={254}
            value={fields.receiverEmail}
            error={errors.receiverEmail ?? null}
            onChange={({ target }) => edit({ receiverEmail: target.value.trim() })}
          />
        )}
      </form>
    </Dialog>
  );
}

/** The typed fields, and why the shop refused them. An edited field loses its error. */
function useReceiverForm({ order, onDone }: Omit<ChangeProps, "onClose">) {
  const { name, address, addressType } = order.receiver;
  const isTold = order.gift !== null && !order.gift.surprise;
  const [fields, setFields] = useState<ReceiverFields>({
    ...{ name, address, addressType, ...order.numbers },
    ...(isTold && { receiverEmail: order.gift?.receiverEmail ?? "" }),
  });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);
  const edit = (change: Partial<ReceiverFields>) => {
    setFields({ ...fields, ...change });
    const otherErrors = { ...errors };
    for (const field of Object.keys(change)) delete otherErrors[field];
    setErrors(otherErrors);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await changeReceiver(order.uuid, fields);
    if (outcome.ok) return onDone("The delivery details are changed.");
    const fieldErrors: Record<string, string> = Object.fromEntries(
      outcome.issues.map(({ path, message }) => [path.replace("body.", ""), message]),
    );
    if (outcome.code === "other-pincode") fieldErrors.address = outcome.message;
    setErrors(fieldErrors);
    setProblem(Object.keys(fieldErrors).length > 0 ? null : outcome.message);
    setBusy(false);
    setRefusals((count) => count + 1);
  };
  return { form, fields, edit, errors, problem, busy, save };
}
