import type { PUBLISH_CHOICES } from "../../../shop/catalogue/products/product.inputs.ts";
import { ALLERGENS } from "../../../shop/catalogue/rules/allergens.ts";
import { allergenLabel } from "../../../shop/catalogue/rules/product-fields.ts";
import { Message, TextInput } from "../../ui/field.tsx";
import type { ShownFields } from "./sku-table.tsx";

const CHOICES: { value: (typeof PUBLISH_CHOICES)[number]; label: string }[] = [
  { value: "draft", label: "Not yet: it stays a draft" },
  { value: "now", label: "When I save" },
  { value: "at", label: "At a set time" },
];

/** When shoppers see a product that is not published yet. It takes effect with the save of the form. */
export function PublishCard({ texts, errors }: ShownFields) {
  const error = errors.publication;
  const open = ALLERGENS.filter((code) => texts[code] === "").map(allergenLabel);
  return (
    <section className="office-card" aria-labelledby="publish">
      <h2 id="publish">Publish</h2>
      <div
        className="publish-choices"
        role="radiogroup"
        aria-labelledby="publish"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "publish-error" : undefined}
      >
        {CHOICES.map(({ value, label }) => (
          <label className="option" key={value}>
            <input
              type="radio"
              name="publication"
              value={value}
              defaultChecked={(texts.publication ?? "draft") === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {!error && open.length > 0 && (
        <p className="muted text-small">Answer its allergens first: {open.join(", ")}.</p>
      )}
      {error && (
        <Message kind="err" id="publish-error">
          {error}
        </Message>
      )}
      <TextInput
        type="datetime-local"
        name="publishAt"
        label="Day and time"
        hint="In India. Only for a set time."
        defaultValue={texts.publishAt ?? ""}
        error={errors.publishAt ?? null}
      />
    </section>
  );
}
