import { countCharacters } from "../../../shop/basics/short-text.ts";
import { fitMessage, LONGEST_MESSAGE } from "../../../shop/checkout/rules/cake-message.ts";
import { TextInput } from "../../ui/field.tsx";

type IcedFieldProps = { name: string; text: string; locked: boolean; onWrite: (text: string) => void };

/** The message for one cake of a cart. */
export function IcedField({ name, text, locked, onWrite }: IcedFieldProps) {
  return (
    <TextInput
      className="iced"
      label={
        <>
          Message on cake<span className="sr-only">, {name}</span>
          <small className="iced-count">
            {countCharacters(text)} of {LONGEST_MESSAGE}
          </small>
        </>
      }
      autoComplete="off"
      placeholder="Happy Birthday, Asha"
      hint="In letters: emoji can't be iced."
      disabled={locked}
      value={text}
      onChange={(event) =>
        onWrite(fitMessage(event.target.value, event.target.selectionStart ?? undefined).text)
      }
    />
  );
}
