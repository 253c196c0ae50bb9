import { type FormEvent, type RefObject, useId } from "react";
import { TYPED_PINCODE_LENGTH } from "../../shop/delivery/rules/pincode.ts";
import { PincodeMessage } from "../delivery/pincode-message.tsx";
import { Button } from "../ui/button.tsx";
import type { Plan } from "./use-plan.ts";
import "../ui/fields.css";
import "./pincode-field.css";

/** The pincode. Six characters start the check at once; the button repeats it. */
export function PincodeField({ plan, input }: { plan: Plan; input: RefObject<HTMLInputElement | null> }) {
  const id = useId();
  const { choices, pincode, decide, retryPincode } = plan;
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (pincode === "unknown") input.current?.focus();
    else retryPincode();
  };
  return (
    <form className="field needs-script" onSubmit={check} noValidate>
      <label htmlFor={id}>Delivery pincode</label>
      <div className="pincode-row">
        <input
          ref={input}
          id={id}
          name="pincode"
          className="input pincode-row-input"
          inputMode="numeric"
          autoComplete="postal-code"
          // Leaves room for spaces; other scripts are accepted too: `110 001`, `११०००१`.
          maxLength={TYPED_PINCODE_LENGTH}
          value={choices.typedPincode}
          onChange={(event) => decide({ do: "type-pincode", text: event.target.value })}
          aria-invalid={pincode === "invalid" || undefined}
          aria-describedby={`${id}-says`}
        />
        <Button type="submit" look="soft" busy={pincode === "checking"}>
          Check
        </Button>
      </div>
      <div id={`${id}-says`} role="status" className="pincode-row-says">
        <PincodeMessage status={pincode} />
      </div>
    </form>
  );
}
