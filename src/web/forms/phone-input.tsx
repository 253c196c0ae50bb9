import { AsYouType, type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type ChangeEvent, type ComponentProps, useState } from "react";
import { asciiDigits } from "../../shop/basics/digits.ts";
import { Field } from "../ui/field.tsx";

type PhoneInputProps = {
  autoComplete: string;
  label: ComponentProps<typeof Field>["label"];
  error?: string | null;
  /** International form, `+919876543210`, or empty. */
  value: string;
  onChange: (number: string) => void;
};

const HOME: CountryCode = "IN";

/**
 * A phone number, typed and shown as at home in India, kept in international form. Text and number change in one
 * step: where they followed each other, a key pressed in between set them against each other for ever.
 */
export function PhoneInput({ label, error, value, onChange, autoComplete }: PhoneInputProps) {
  const [field, setField] = useState({ number: value, text: shownAs(value) });
  if (field.number !== value) setField({ number: value, text: shownAs(value) });

  const write = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typing = new AsYouType(HOME);
    const typed = asciiDigits(target.value);
    const spaced = typing.input(typed);
    const number = typing.getNumberValue() ?? "";
    // Spaces are set in behind the caret only: in the middle of a number they would move it.
    const atEnd = target.selectionStart === target.value.length;
    setField({ number, text: atEnd ? spaced : typed.replace(/[^\d+ ]/g, "") });
    onChange(number);
  };
  return (
    <Field label={label} error={error ?? null}>
      {(control) => (
        <input
          className="inp"
          type="tel"
          autoComplete={autoComplete}
          value={field.text}
          onChange={write}
          {...control}
        />
      )}
    </Field>
  );
}

/** `98765 43210`; a number from elsewhere with its country. */
function shownAs(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed) return number;
  if (parsed.country !== HOME) return parsed.formatInternational();
  return new AsYouType(HOME).input(parsed.nationalNumber);
}
