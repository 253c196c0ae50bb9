import { Form } from "react-router";
import type { ReceiverField, ReceiverFields } from "../../../shop/orders/rules/merge-receiver.ts";
import { AddressTypeChoice } from "../../addresses/address-type-choice.tsx";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { Optional } from "../../forms/optional.tsx";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { EditInPlace } from "./edit-in-place.tsx";
import { answerToRead, useLastingForm } from "./use-lasting-form.ts";

export type EditableReceiver = {
  /** As stored. */
  stored: ReceiverFields;
  /** As people type it. */
  typed: ReceiverFields;
  pincode: string;
  isCollected: boolean;
};
type ReceiverFormProps = {
  editable: EditableReceiver;
  answer: IntentAnswer<ReceiverField | "read"> | undefined;
};

/** Name, phone and address for a caller, within the same pincode, until the kitchen begins. */
export function ReceiverForm({ editable, answer: latest }: ReceiverFormProps) {
  const { stored, typed, pincode, isCollected } = editable;
  const read = JSON.stringify(stored);
  const [form, answer] = useLastingForm(answerToRead(latest, read));
  const isBusy = useIntent() === "receiver";
  const values = { ...typed, ...answer?.values };
  const bind = (name: ReceiverField) => ({
    ...{ name, defaultValue: values[name], autoComplete: "off" },
    error: answer?.errors[name] ?? null,
  });
  return (
    <EditInPlace summary="Change name, phone or address" answer={answer}>
      <Form method="post" ref={form} preventScrollReset noValidate>
        <input type="hidden" name="read" value={read} />
        <TextInput label="Name" maxLength={80} {...bind("name")} />
        <TextInput label="Phone" type="tel" maxLength={30} {...bind("phone")} />
        <TextInput
          label={<Optional>Alternate mobile</Optional>}
          type="tel"
          maxLength={30}
          {...bind("altPhone")}
        />
        {isCollected ? (
          <>
            <input type="hidden" name="address" value={stored.address} />
            <input type="hidden" name="addressType" value={stored.addressType} />
          </>
        ) : (
          <>
            <TextArea
              label="Address"
              hint={`Within ${pincode}: the delivery is planned there.`}
              rows={3}
              maxLength={300}
              {...bind("address")}
            />
            <AddressTypeChoice
              name="addressType"
              chosen={values.addressType}
              error={answer?.errors.addressType}
            />
          </>
        )}
        <Button type="submit" look="soft" name="intent" value="receiver" busy={isBusy}>
          Save the details
        </Button>
      </Form>
    </EditInPlace>
  );
}
