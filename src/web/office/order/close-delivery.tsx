import Camera from "lucide-react/icons/camera";
import { type ChangeEvent, useState } from "react";
import { Form } from "react-router";
import type { OrderStory } from "../../../shop/back-office/get-order-story.ts";
import { showDay } from "../../../shop/basics/india-time.ts";
import { MOST_WRONG_CODES } from "../../../shop/orders/rules/delivery-proof.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Message, TextInput } from "../../ui/field.tsx";
import { usePhotoUpload } from "../use-photo-upload.ts";
import { StatusFields } from "./status-fields.tsx";
import { useLastingForm } from "./use-lasting-form.ts";

const INTENT = "move delivered";

type Props = {
  story: OrderStory;
  closing: NonNullable<OrderStory["closing"]>;
  answer: IntentAnswer<"code"> | undefined;
};

/** Closes the order with the customer's code or a photo. Without script it takes the code only. */
export function CloseDelivery({ story: { status, option }, closing, answer: latest }: Props) {
  const [form, answer] = useLastingForm(latest);
  const isBusy = useIntent() === INTENT;
  const [photo, setPhoto] = useState<string | null>(null);
  const { isSending, error: photoError, upload } = usePhotoUpload();
  const choose = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? [];
    setPhoto(null);
    if (file) setPhoto(await upload(file));
  };
  const title = option === "pickup" ? "Collected" : "Delivered";
  if (!closing.isOpen)
    return (
      <p className="sheet-close muted" id="close">
        It can be closed as {title.toLowerCase()} from {showDay(closing.opensOn)} on, with the customer’s code
        or a photo.
      </p>
    );
  return (
    <Form method="post" ref={form} noValidate className="sheet-close" id="close">
      <StatusFields to="delivered" status={status} />
      <input type="hidden" name="photo" value={photo ?? ""} />
      {closing.isCodeLocked ? (
        <p>
          <b>The code is locked:</b> it was wrong {MOST_WRONG_CODES} times. Only a photo closes this order.
        </p>
      ) : (
        <TextInput
          className="sheet-code"
          label="The customer’s code"
          hint="4 digits, on the customer’s order page and in their mail."
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          error={answer?.errors.code}
        />
      )}
      <Field
        className="needs-script"
        label={
          <>
            <Camera className="icon" aria-hidden="true" /> {closing.isCodeLocked ? "Photo" : "Or a photo"}
          </>
        }
        hint="The box at the door, with its number in view."
        error={photoError}
      >
        {(control) => (
          <input
            className="input"
            type="file"
            accept="image/*"
            capture="environment"
            onChange={choose}
            {...control}
          />
        )}
      </Field>
      <div role="status">
        {isSending && <p className="muted">Sending the photo…</p>}
        {photo && <Message kind="ok">The photo has arrived. Press {title} to close the order.</Message>}
      </div>
      <Button type="submit" name="intent" value={INTENT} busy={isBusy || isSending}>
        {title}
      </Button>
    </Form>
  );
}
