import { type FormEvent, useState } from "react";
import { TYPED_PINCODE_LENGTH, typedPincode } from "../../../shop/delivery/rules/pincode.ts";
import { saveDraft, useDraft } from "../../draft/draft-store.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Message } from "../../ui/field.tsx";
import { checkPincode } from "./check-pincode.ts";
import "./place-form.css";

/** Checks and stores a pincode, from which cake page and checkout start. */
export function LocationForm({ onChosen }: { onChosen?: () => void }) {
  const draft = useDraft();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shown = typed ?? draft.location;
  const pincode = typedPincode(shown);
  const chosen = draft.location !== "" && pincode === draft.location;

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !pincode) return;
    setBusy(true);
    setError(null);
    const answer = await checkPincode(pincode);
    setBusy(false);
    if ("error" in answer) return setError(answer.error);
    saveDraft({ location: answer.pincode, area: answer.area, deliveryTime: "", selectedDeliveryType: "" });
    setTyped(null);
    onChosen?.();
  };

  return (
    <form onSubmit={check} noValidate>
      <Field label="Pincode" error={error}>
        {(control) => (
          <div className="place-form-row">
            <input
              {...control}
              className="input place-form-input"
              name="pincode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={TYPED_PINCODE_LENGTH}
              placeholder="6 digits"
              value={shown}
              onChange={(event) => {
                setTyped(event.target.value);
                setError(null);
              }}
            />
            <Button type="submit" busy={busy} disabled={pincode === null}>
              Check
            </Button>
          </div>
        )}
      </Field>
      {chosen && !error && <Message kind="ok">Delivery available for this pincode.</Message>}
    </form>
  );
}
