import {
  HOME_NAMES,
  hasTitle,
  LONGEST_TITLE,
  MOST_CARDS,
  POPULAR_CARDS,
  showsProducts,
} from "../../../../shop/catalogue/rules/home-sections.ts";
import { TextInput } from "../../../ui/field.tsx";
import { MoveButtons } from "../move-buttons.tsx";
import { type SectionDraft, type SectionField, sectionField } from "./home-names.ts";

export const TARGETS_ID = "home-targets";

type SectionFieldsProps = {
  section: SectionDraft;
  index: number;
  errors: Record<string, string>;
  /** The products that shoppers see in the stored section; null while it is changed. */
  names: string[] | null;
};

/** One section of the draft: title, contents and position. */
export function SectionFields({ section, index, errors, names }: SectionFieldsProps) {
  const { kind, title, isShown, category, products } = section;
  const name = kind === "products" ? title || "New section" : HOME_NAMES[kind].name;
  const field = (key: SectionField, value: string) => ({
    ...{
      name: sectionField(key, index),
      defaultValue: value,
      error: errors[sectionField(key, index)] ?? null,
    },
  });
  return (
    <li>
      <fieldset className="draft-row">
        <legend className="sr-only">{name}</legend>
        <input type="hidden" name={sectionField("kind", index)} value={kind} />
        <div className="draft-row-head">
          <b className="draft-row-name">{name}</b>
          <label className="option">
            <input type="checkbox" name={sectionField("shown", index)} value="yes" defaultChecked={isShown} />
            Shown
            <span className="sr-only">: {name}</span>
          </label>
          <MoveButtons place={`${index}`} name={name} isFixed={kind !== "products"} />
        </div>
        {hasTitle(kind) && <TextInput label="Title" maxLength={LONGEST_TITLE} {...field("title", title)} />}
        {showsProducts(kind) && (
          <div className="draft-row-fields">
            <TextInput
              label="Category"
              hint="Its first products are shown"
              list={TARGETS_ID}
              maxLength={80}
              autoCapitalize="none"
              spellCheck={false}
              {...field("category", category)}
            />
            <TextInput
              label="Or chosen products"
              hint={`Up to ${kind === "popular" ? POPULAR_CARDS : MOST_CARDS} codes, with spaces between them`}
              autoCapitalize="characters"
              spellCheck={false}
              {...field("products", products)}
            />
          </div>
        )}
        {showsProducts(kind) && names && (
          <p className="muted text-small">
            {names.length === 0
              ? "None of its products can be ordered: not shown."
              : `Shows ${names.join(", ")}.`}
          </p>
        )}
      </fieldset>
    </li>
  );
}
