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

type ReceiverWish = Required<ReceiverBody>;

const FORM = "receiver-form";

/** Changes name, phone or address within the pincode. Refusals are shown at their fields. */
export default function ReceiverDialog({ order, onClose, onDone }: ChangeProps) {
  const { name, address, addressType, pincode } = order.receiver;
  const [wish, setWish] = useState<ReceiverWish>({ name, address, addressType, ...order.numbers });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusals]);
  const write = (change: Partial<ReceiverWish>) => {
    setWish({ ...wish, ...change });
    const rest = { ...errors };
    for (const field of Object.keys(change)) delete rest[field];
    setErrors(rest);
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await changeReceiver(order.uuid, wish);
    if (done.ok) return onDone("The delivery details are changed.");
    const wrong: Record<string, string> = Object.fromEntries(
      done.issues.map(({ path, message }) => [path.replace("body.", ""), message]),
    );
    if (done.code === "other-pincode") wrong.address = done.message;
    setErrors(wrong);
    setProblem(Object.keys(wrong).length > 0 ? null : done.message);
    setBusy(false);
    setRefusals((many) => many + 1);
  };

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
            value={wish.name}
            error={errors.name ?? null}
            onChange={({ target }) => write({ name: target.value })}
          />
          <PhoneInput
            label="Phone"
            autoComplete="shipping tel"
            value={wish.phone}
            error={errors.phone ?? null}
            onChange={(phone) => write({ phone })}
          />
        </div>
        {order.collectAt === null && (
          <>
            <OrderAddress
              pincode={pincode}
              value={wish.address}
              error={errors.address ?? null}
              onChange={({ target }) => write({ address: target.value })}
            />
            <AddressTypePicker chosen={wish.addressType} onChoose={(addressType) => write({ addressType })} />
          </>
        )}
        <PhoneInput
          label={<Optional>Alternate mobile</Optional>}
          autoComplete="off"
          value={wish.altPhone}
          error={errors.altPhone ?? null}
          onChange={(altPhone) => write({ altPhone })}
        />
      </form>
    </Dialog>
  );
}
