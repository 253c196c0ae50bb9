import { NUTRIENT_WORDS, NUTRIENTS } from "../../../shop/catalogue/rules/nutrition.ts";
import { PRODUCT_WORDS } from "../../../shop/catalogue/rules/product-fields.ts";
import type { Work } from "../../../shop/catalogue/rules/work.ts";
import { Field, TextArea, TextInput } from "../../ui/field.tsx";
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
  | "delivery";

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
