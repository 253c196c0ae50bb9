import { useRef, useState } from "react";
import { ALLERGEN_WORDS, ALLERGENS, type Allergen } from "../../../shop/catalogue/rules/allergens.ts";
import { NUTRIENT_WORDS, NUTRIENTS } from "../../../shop/catalogue/rules/nutrition.ts";
import { PRODUCT_WORDS } from "../../../shop/catalogue/rules/product-fields.ts";
import type { Work } from "../../../shop/catalogue/rules/work.ts";
import { Button } from "../../ui/button.tsx";
import { Field, Message, TextArea, TextInput } from "../../ui/field.tsx";
import type { ShownFields } from "./sku-table.tsx";
import { WorkFields } from "./work-fields.tsx";

type WordField =
  | "name"
  | "flavour"
  | "occasions"
  | "leadHours"
  | "bestBeforeHours"
  | "description"
  | "care"
  | "delivery"
  | "otherAllergens";

function fieldOf({ texts, errors }: ShownFields, name: WordField) {
  return { label: PRODUCT_WORDS[name], name, defaultValue: texts[name] ?? "", error: errors[name] ?? null };
}

/** Name and texts of a product. */
export function WordFields(shown: ShownFields) {
  return (
    <div className="product-fields">
      <TextInput {...fieldOf(shown, "name")} maxLength={80} required />
      <TextArea {...fieldOf(shown, "description")} rows={4} />
      <TextArea {...fieldOf(shown, "care")} rows={3} />
      <TextArea {...fieldOf(shown, "delivery")} rows={3} />
    </div>
  );
}

const ANSWERS = [
  { value: "contains", label: "Contains" },
  { value: "may", label: "May contain" },
  { value: "free", label: "Free" },
];

/** One choice for each allergen. A draft may leave some open. */
export function AllergenFields(shown: ShownFields) {
  const { texts, errors } = shown;
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
      <TextInput {...fieldOf(shown, "otherAllergens")} hint="What else is to be named, such as coconut" />
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

export function NutritionFields({ texts, errors }: ShownFields) {
  return (
    <div className="product-nutrition">
      <TextInput
        label="Energy, kcal"
        name="kcalPer100g"
        inputMode="numeric"
        defaultValue={texts.kcalPer100g ?? ""}
        error={errors.kcalPer100g ?? null}
      />
      {NUTRIENTS.map((nutrient) => (
        <TextInput
          key={nutrient}
          label={`${NUTRIENT_WORDS[nutrient].label}, ${NUTRIENT_WORDS[nutrient].unit}`}
          name={nutrient}
          inputMode="decimal"
          defaultValue={texts[nutrient] ?? ""}
          error={errors[nutrient] ?? null}
        />
      ))}
    </div>
  );
}

type WhereProps = ShownFields & {
  categories: { slug: string; title: string }[];
  /** The work of a piece without minutes of its own. */
  usual: Work | string;
};

/** Categories, flavour, occasions, lead time and work. */
export function WhereFields({ categories, usual, ...shown }: WhereProps) {
  const { texts, errors } = shown;
  const listed = new Set((texts.listedUnder ?? "").split(" ").filter((slug) => slug !== ""));
  return (
    <div className="product-fields">
      <Field label={PRODUCT_WORDS.category} error={errors.category ?? null}>
        {(control) => (
          <select className="input" name="category" defaultValue={texts.category ?? ""} {...control}>
            {texts.category === undefined || texts.category === "" ? (
              <option value="">Please choose</option>
            ) : null}
            {categories.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextInput {...fieldOf(shown, "flavour")} />
      <TextInput {...fieldOf(shown, "occasions")} hint="With commas between them" />
      <TextInput {...fieldOf(shown, "leadHours")} inputMode="numeric" />
      <TextInput
        {...fieldOf(shown, "bestBeforeHours")}
        inputMode="numeric"
        hint="For the box label. Empty: 24 for what the kitchen bakes, none for other things"
      />
      <WorkFields usual={usual} {...shown} />
      <label className="option">
        <input
          type="checkbox"
          name="takesMessage"
          value="yes"
          defaultChecked={texts.takesMessage === "yes"}
        />
        <span>Takes a message</span>
      </label>
      <details className="product-listed">
        <summary>
          {listed.size === 1 ? "Listed under 1 category" : `Listed under ${listed.size} categories`}
        </summary>
        <ul>
          {categories.map(({ slug, title }) => (
            <li key={slug}>
              <label className="option">
                <input type="checkbox" name="listedUnder" value={slug} defaultChecked={listed.has(slug)} />
                <span>
                  {title} <small>{slug}</small>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
