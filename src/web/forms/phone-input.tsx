import { type ChangeEvent, type ComponentProps, useEffect, useEffectEvent, useRef, useState } from "react";
import { asciiDigits } from "../../shop/basics/digits.ts";
import { readIndianMobile } from "../../shop/basics/indian-phone.ts";
import { Field } from "../ui/field.tsx";
import { usePhoneLibrary } from "./use-phone-library.ts";

type PhoneInputProps = {
  autoComplete: string;
  label: ComponentProps<typeof Field>["label"];
  error?: string | null;
  /** International form, `+919876543210`, or empty. */
  value: string;
  onChange: (number: string) => void;
};

type PhoneLibrary = ReturnType<typeof usePhoneLibrary>;

/**
 * A phone number, typed and shown as at home in India, kept in international form. Text and number change in one
 * step: where they followed each other, a key pressed in between set them against each other for ever.
 */
export function PhoneInput({ label, error, value, onChange, autoComplete }: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [field, setField] = useState({ number: value, text: shownAs(value, null) });
  const library = usePhoneLibrary(readIndianMobile(field.text) === null);
  if (field.number !== value) setField({ number: value, text: shownAs(value, library) });

  const write = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = asciiDigits(target.value);
    const { text, number } = readTyped(typed, library);
    setField({ number, text: isCaretAtEnd(target) ? text : unspaced(typed) });
    onChange(number);
  };

  const readAgain = useEffectEvent(() => {
    // What was given, not typed, has no spaces yet.
    const read =
      field.text === value
        ? { text: shownAs(value, library), number: value }
        : readTyped(field.text, library);
    const isTyping = input.current === document.activeElement;
    const text = isTyping && !isCaretAtEnd(input.current) ? field.text : read.text;
    setField({ number: read.number, text });
    if (read.number !== value) onChange(read.number);
  });
  useEffect(() => {
    if (library) readAgain();
  }, [library]);

  return (
    <Field label={label} error={error ?? null}>
      {(control) => (
        <input
          ref={input}
          className="input"
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

/** Spaces are set in behind the caret only: in the middle of a number they would move it. */
function isCaretAtEnd(input: HTMLInputElement | null): boolean {
  return input?.selectionStart === input?.value.length;
}

const unspaced = (typed: string) => typed.replace(/[^\d+ ]/g, "");

/** Any number but an Indian mobile has to wait for the library before it gets its spaces. */
function readTyped(typed: string, library: PhoneLibrary): { text: string; number: string } {
  const read = readIndianMobile(typed) ?? library?.readTyped(typed);
  if (read) return read;
  const digits = typed.replace(/\D/g, "");
  return {
    text: unspaced(typed),
    number: typed.trim().startsWith("+") ? `+${digits}` : `+91${digits.replace(/^0/, "")}`,
  };
}

/** `98765 43210`; a number from elsewhere with its country. */
function shownAs(number: string, library: PhoneLibrary): string {
  return readIndianMobile(number)?.text.replace("+91 ", "") ?? library?.showAtHome(number) ?? number;
}
