import { lazy, Suspense, useState } from "react";
import { countCharacters } from "../../../../shop/basics/short-text.ts";
import { fitMessage, LONGEST_MESSAGE } from "../../../../shop/checkout/rules/cake-message.ts";
import { TextInput } from "../../../ui/field.tsx";

const Inscription = lazy(() =>
  import("../../../inscription/inscription.tsx").then((file) => ({ default: file.Inscription })),
);

type IcedFieldProps = {
  name: string;
  flavour: string;
  shape: string;
  text: string;
  locked: boolean;
  onWrite: (text: string) => void;
};

/** The message for one cake of a cart, previewed while it is written. */
export function IcedField({ name, flavour, shape, text, locked, onWrite }: IcedFieldProps) {
  const [typed, setTyped] = useState("");
  return (
    <>
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
        dir="auto"
        disabled={locked}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          onWrite(fitMessage(event.target.value, event.target.selectionStart ?? undefined).text);
        }}
      />
      {typed !== "" && (
        <div className="iced-preview">
          <Suspense>
            <Inscription message={text} typed={typed} flavour={flavour} shape={shape} />
          </Suspense>
        </div>
      )}
    </>
  );
}
