import { useState } from "react";
import { isPincode, TYPED_PINCODE_LENGTH, typedPincode } from "../../../shop/delivery/rules/pincode.ts";
import { useData } from "../../client-data/use-data.ts";
import { areaUrl, fetchArea } from "../../delivery/delivery-calls.ts";
import { Field, Message } from "../../ui/field.tsx";

/** Six digits, and whether the shop delivers there. The line below is reserved from the start. */
export function PincodeInput({
  name,
  defaultValue,
  error,
}: {
  name: string;
  defaultValue: string;
  error: string | null;
}) {
  const [typed, setTyped] = useState(defaultValue);
  const pincode = typedPincode(typed);
  const { data: place, isLoading } = useData(
    pincode && isPincode(pincode) ? areaUrl(pincode) : null,
    fetchArea,
  );
  return (
    <div>
      <Field label="Pincode" error={error}>
        {(control) => (
          <input
            className="input"
            name={name}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={TYPED_PINCODE_LENGTH}
            required
            defaultValue={defaultValue}
            onChange={(event) => setTyped(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div role="status" className="address-form-served">
        {place && (
          <Message kind="ok">
            Delivery available for this pincode. {place.area}, {place.city}
          </Message>
        )}
        {place === null && <Message kind="err">Delivery not available for this pincode.</Message>}
        {place === undefined && !error && (
          <p className="message muted address-form-hint">
            {isLoading ? "Checking…" : "Six digits, to see whether we come there."}
          </p>
        )}
      </div>
    </div>
  );
}
