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
 * A phone number, shown in national form for India, stored in international form. Text and number change in one step:
 * as two states, a key pressed in between could make them update each other endlessly.
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
    // A value that was set, not typed, has no spaces yet.
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

/** Insert spaces only while the caret is at the end: elsewhere they would move it. */
function isCaretAtEnd(input: HTMLInputElement | null): boolean {
  return input?.selectionStart === input?.value.length;
}

const unspaced = (typed: string) => typed.replace(/[^\d+ ]/g, "");

/** Spaces an Indian mobile number at once; any other waits for the library. */
function readTyped(typed: string, library: PhoneLibrary): { text: string; number: string } {
  const read = readIndianMobile(typed) ?? library?.readTyped(typed);
  if (read) return read;
  const digits = typed.replace(/\D/g, "");
  return {
    text: unspaced(typed),
    number: typed.trim().startsWith("+") ? `+${digits}` : `+91${digits.replace(/^0/, "")}`,
  };
}

/** `98765 43210`; a foreign number with its country code. */
function shownAs(number: string, library: PhoneLibrary): string {
  return readIndianMobile(number)?.text.replace("+91 ", "") ?? library?.showAtHome(number) ?? number;
}
