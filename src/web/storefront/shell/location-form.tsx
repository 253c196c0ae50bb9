import { type FormEvent, useEffect, useRef, useState } from "react";
import { TYPED_PINCODE_LENGTH, typedPincode } from "../../../shop/delivery/rules/pincode.ts";
import { saveDraft, useDraftText } from "../../draft/draft-store.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Message } from "../../ui/field.tsx";
import { checkPincode } from "./check-pincode.ts";
import "./place-form.css";

/**
 * Checks and stores a pincode, from which cake page and checkout start. The field starts with the current one
 * selected, so that typing replaces it; six digits start the check at once.
 */
export function LocationForm({ onChosen }: { onChosen?: () => void }) {
  const location = useDraftText("location");
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const shown = typed ?? location;
  const pincode = typedPincode(shown);
  const chosen = location !== "" && pincode === location;
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef("");

  // The dialog leaves the focus where its content has put it.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
    // Ignore an answer that arrives after the dialog was closed.
    return () => {
      latest.current = "";
    };
  }, []);

  const check = async (requested: string) => {
    latest.current = requested;
    setBusy(true);
    setError(null);
    const answer = await checkPincode(requested);
    // Another pincode has been typed meanwhile, or the dialog was closed.
    if (latest.current !== requested) return;
    setBusy(false);
    if ("error" in answer) return setError(answer.error);
    saveDraft({ location: answer.pincode, area: answer.area, deliveryTime: "", selectedDeliveryType: "" });
    setTyped(null);
    onChosen?.();
  };
  const write = (text: string) => {
    // A tap has removed the selection: digits typed after the current pincode replace it.
    const isAppended = typed === null && location !== "" && text.startsWith(location) && text !== location;
    const written = isAppended ? text.slice(location.length) : text;
    setTyped(written);
    setError(null);
    const next = typedPincode(written);
    latest.current = "";
    setBusy(false);
    if (next && next !== location) void check(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !pincode) return;
    // The current pincode is checked already; its chosen hour stays.
    if (chosen) onChosen?.();
    else void check(pincode);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Field label="Pincode" error={error}>
        {(control) => (
          <div className="place-form-row">
            <input
              {...control}
              ref={input}
              className="input place-form-input"
              name="pincode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={TYPED_PINCODE_LENGTH}
              placeholder="6 digits"
              value={shown}
              onChange={(event) => write(event.target.value)}
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
