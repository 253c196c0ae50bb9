import { useRef, useState } from "react";
import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from "../../../shop/catalogue/rules/allergens.ts";
import { Button } from "../../ui/button.tsx";
import { Message, TextInput } from "../../ui/field.tsx";
import type { ShownFields } from "./sku-table.tsx";

const ANSWERS = [
  { value: "contains", label: "Contains" },
  { value: "may", label: "May contain" },
  { value: "free", label: "Free" },
];

/** One choice for each allergen. A draft may leave some open. */
export function AllergenFields({ texts, errors }: ShownFields) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div className="product-fields">
      <div className="product-allergens" ref={list}>
        {ALLERGENS.map((code) => (
          <AllergenChoice key={code} code={code} answer={texts[code] ?? ""} error={errors[code]} />
        ))}
      </div>
      {ALLERGENS.some((code) => !texts[code]) && (
        <Button
          type="button"
          look="soft"
          size="small"
          onClick={() => list.current && answerRest(list.current)}
        >
          It is free of all others
        </Button>
      )}
      <TextInput
        label="Other allergens"
        name="otherAllergens"
        defaultValue={texts.otherAllergens ?? ""}
        error={errors.otherAllergens ?? null}
        hint="What else is to be named, such as coconut"
      />
    </div>
  );
}

/** Chooses `Free` for each allergen that has no answer. */
function answerRest(list: HTMLElement) {
  for (const group of list.querySelectorAll('[role="radiogroup"]'))
    if (!group.querySelector("input:checked"))
      group.querySelector<HTMLInputElement>('input[value="free"]')?.click();
}

type AllergenChoiceProps = { code: Allergen; answer: string; error: string | undefined };

/** The error goes as soon as an answer is chosen. */
function AllergenChoice({ code, answer, error: refused }: AllergenChoiceProps) {
  const [isChosen, setChosen] = useState(false);
  const error = isChosen ? undefined : refused;
  return (
    <div
      className="product-allergen"
      role="radiogroup"
      aria-labelledby={`${code}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${code}-error` : undefined}
      onChange={() => setChosen(true)}
    >
      <span id={`${code}-label`}>{ALLERGEN_WORDS[code].label}</span>
      <div className="product-choice">
        {ANSWERS.map(({ value, label }) => (
          <label key={value}>
            <input type="radio" name={code} value={value} defaultChecked={answer === value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <Message kind="err" id={`${code}-error`}>
          {error}
        </Message>
      )}
    </div>
  );
}
