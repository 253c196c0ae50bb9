import Trash2 from "lucide-react/icons/trash";
import { type RefObject, useLayoutEffect, useState } from "react";
import { countCharacters } from "../../shop/basics/short-text.ts";
import { fitAnswer, isAnswered, piecesOf } from "../../shop/catalogue/rules/add-on-answer.ts";
import { type AddOnQuestion, QUESTIONS } from "../../shop/catalogue/rules/add-on-question.ts";
import type { SelectedAddon } from "../draft/draft-contents.ts";
import { IconButton } from "../ui/button.tsx";
import { Message } from "../ui/field.tsx";
import { AnswerPreview } from "./answer-preview.tsx";
import { leftOutOf } from "./left-out.ts";
import { answerFieldId } from "./missing-answer.ts";
import { useFittedText } from "./use-fitted-text.ts";
import type { Plan } from "./use-plan.ts";

type AnswerFieldProps = {
  question: AddOnQuestion;
  addOn: SelectedAddon;
  /** Its position among the selected add-ons. */
  place: number;
  /** `2` of two cards; null if there is only one. */
  number: number | null;
  decide: Plan["decide"];
  /** Whether a missing answer is shown as an error. */
  isChecked: boolean;
  /** Set when this field is to take the focus as it appears. */
  takesFocus: RefObject<boolean>;
};

/** From this many characters left, screen readers announce the number. */
const NEARLY_FULL = 5;

/** The question of an add-on to the customer, with a drawing of the result. */
export function AnswerField({
  question,
  addOn,
  place,
  number,
  decide,
  isChecked,
  takesFocus,
}: AnswerFieldProps) {
  const { kind, limit } = question;
  const { asks, hint, todo } = QUESTIONS[kind];
  const { answer, name } = addOn;
  const [leftOut, setLeftOut] = useState("");
  const { field, change } = useFittedText<HTMLInputElement & HTMLTextAreaElement>(
    (text, cursor) => fitAnswer(question, text, cursor),
    (text, typed) => {
      setLeftOut((before) => leftOutOf(question, typed, before));
      decide({ do: "answer-add-on", place, answer: text, quantity: piecesOf(kind, text) });
    },
  );
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    field.current?.focus();
  }, [takesFocus, field]);

  const id = answerFieldId(place);
  const isMissing = isChecked && !isAnswered(question, answer);
  const left = limit - countCharacters(answer);
  const control = {
    id,
    ref: field,
    className: `input ask-input is-${kind}`,
    autoComplete: "off",
    value: answer,
    onChange: change,
    "aria-invalid": isMissing || undefined,
    "aria-describedby": isMissing ? `${id}-hint ${id}-error` : `${id}-hint`,
  } as const;
  return (
    <div className={`ask-body is-${kind}`}>
      <div className="field">
        <div className="ask-top">
          <label htmlFor={id}>
            <span className="sr-only">{name}: </span>
            {number === null ? asks : `${number}. ${asks}`}
          </label>
          {number !== null && (
            <IconButton
              label={`Remove ${name} ${number}`}
              className="ask-remove"
              onClick={() => decide({ do: "remove-add-on", place })}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {kind === "text" ? (
          <textarea {...control} rows={3} />
        ) : (
          <input
            {...control}
            inputMode={kind === "digits" ? "numeric" : "text"}
            autoCapitalize={kind === "letter" ? "characters" : "words"}
            enterKeyHint="done"
          />
        )}
        <p className="ask-hint" id={`${id}-hint`}>
          <span>{hint}</span>
          {limit > 1 && (
            <span className="ask-count">
              {countCharacters(answer)} of {limit}
              <span className="sr-only"> characters</span>
            </span>
          )}
        </p>
        <p className="ask-hint" role="status">
          {leftOut !== "" && `Left out: ${leftOut}`}
        </p>
        {kind === "text" && (
          <p className="ask-hint">A plain message card is free: choose “It’s a gift” at the checkout.</p>
        )}
        {isMissing && (
          <Message kind="err" id={`${id}-error`}>
            {todo}, or remove it.
          </Message>
        )}
        <span className="sr-only" role="status">
          {limit > NEARLY_FULL &&
            left <= NEARLY_FULL &&
            `${left} ${left === 1 ? "character" : "characters"} left`}
        </span>
      </div>
      <AnswerPreview kind={kind} answer={answer.trim()} />
    </div>
  );
}
