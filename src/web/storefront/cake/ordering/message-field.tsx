import { lazy, Suspense, useId, useState } from "react";
import { countCharacters } from "../../../../shop/basics/short-text.ts";
import { fitMessage, LONGEST_MESSAGE } from "../../../../shop/checkout/rules/cake-message.ts";
import { useFittedText } from "../../../delivery-plan/use-fitted-text.ts";
import type { Plan } from "../../../delivery-plan/use-plan.ts";

const Inscription = lazy(() =>
  import("../../../inscription/inscription.tsx").then((file) => ({ default: file.Inscription })),
);

type MessageFieldProps = { plan: Plan; flavour: string; shape: string };

/** From this many characters left, screen readers announce the number. */
const NEARLY_FULL = 5;

/**
 * The message on the cake, previewed while typing; the preview's code loads when the field is used. Characters are
 * counted as people do; the browser's `maxLength` would count `ज़` as two.
 */
export function MessageField({ plan, flavour, shape }: MessageFieldProps) {
  const id = useId();
  const { message } = plan.choices;
  const [isUsed, setUsed] = useState(message !== "");
  const { field, change } = useFittedText<HTMLInputElement>(fitMessage, (text) =>
    plan.decide({ do: "write-message", text }),
  );
  const [typed, setTyped] = useState("");
  const length = countCharacters(message);
  const left = LONGEST_MESSAGE - length;
  // Keeps the preview's space until it is shown.
  const place = (
    <p className="cake-message-place" aria-hidden="true">
      Your words on the cake
    </p>
  );

  return (
    <div className="cake-message">
      <div className="field">
        <div className="cake-message-head">
          <label htmlFor={id} className="caption cake-message-label">
            Message on cake
          </label>
          <span className="cake-message-count" id={`${id}-count`}>
            <b>{length}</b> of {LONGEST_MESSAGE}
            <span className="sr-only"> characters</span>
          </span>
        </div>
        <input
          ref={field}
          id={id}
          name="message"
          className="input"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="Happy Birthday, Asha"
          value={message}
          dir="auto"
          onChange={(event) => {
            setTyped(event.target.value);
            change(event);
          }}
          onFocus={() => setUsed(true)}
          aria-describedby={`${id}-hint ${id}-count`}
        />
        <p className="field-hint" id={`${id}-hint`}>
          Iced exactly as you type it, in letters: emoji can't be.
        </p>
        <span className="sr-only" role="status">
          {left <= NEARLY_FULL && `${left} ${left === 1 ? "character" : "characters"} left`}
        </span>
      </div>
      <div className="cake-message-picture">
        <Suspense fallback={place}>
          {isUsed ? <Inscription message={message} typed={typed} flavour={flavour} shape={shape} /> : place}
        </Suspense>
      </div>
    </div>
  );
}
