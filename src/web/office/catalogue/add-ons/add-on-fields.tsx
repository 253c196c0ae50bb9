import type { AddOnOffer } from "../../../../shop/catalogue/add-ons/get-office-add-on.ts";
import { QUESTION_KINDS, QUESTIONS } from "../../../../shop/catalogue/rules/add-on-question.ts";
import { Field, TextInput } from "../../../ui/field.tsx";
import { AllergenFields } from "../allergen-fields.tsx";
import type { ShownFields } from "../sku-table.tsx";
import { TaxClassField } from "../tax-class-field.tsx";

const LIMITS = QUESTION_KINDS.map(
  (kind) => `${QUESTIONS[kind].label.toLowerCase()} ${QUESTIONS[kind].mostLimit}`,
).join(", ");

/** The fields of every add-on: name, price and tax; its question; its allergens. */
export function AddOnCards({ taxClasses, ...shown }: ShownFields & Pick<AddOnOffer, "taxClasses">) {
  return (
    <div className="product-main">
      <section className="office-card" aria-labelledby="what">
        <h2 id="what">What it is</h2>
        <WhatFields taxClasses={taxClasses} {...shown} />
      </section>
      <section className="office-card" aria-labelledby="question">
        <h2 id="question">Question</h2>
        <p className="muted text-small add-on-lead">
          Customers answer it below the add-on. The kitchen, the bill and the mails show the answer.
        </p>
        <QuestionFields {...shown} />
      </section>
      <section className="office-card" aria-labelledby="food">
        <h2 id="food">Food</h2>
        <FoodFields {...shown} />
      </section>
    </div>
  );
}

/** Name, price and tax of an add-on, and whether it needs a cake. */
function WhatFields({ taxClasses, ...shown }: ShownFields & Pick<AddOnOffer, "taxClasses">) {
  const { texts, errors } = shown;
  return (
    <div className="product-fields">
      <TextInput
        label="Name"
        name="name"
        maxLength={80}
        required
        defaultValue={texts.name ?? ""}
        error={errors.name ?? null}
      />
      <TextInput
        label="Price, ₹"
        name="pricePaise"
        inputMode="decimal"
        autoComplete="off"
        hint="Of one piece, with tax"
        defaultValue={texts.pricePaise ?? ""}
        error={errors.pricePaise ?? null}
      />
      <TaxClassField taxClasses={taxClasses} {...shown} />
      <label className="option">
        <input type="checkbox" name="forCakes" value="yes" defaultChecked={texts.forCakes === "yes"} />
        <span>Offer it only with a cake, or a combo with a cake</span>
      </label>
    </div>
  );
}

/** Whether it is eaten; then the label names its allergens. The choices show once it is ticked. */
function FoodFields(shown: ShownFields) {
  return (
    <div className="product-fields add-on-food">
      <label className="option">
        <input type="checkbox" name="isFood" value="yes" defaultChecked={shown.texts.isFood === "yes"} />
        <span>It is eaten: the label of the box names its allergens</span>
      </label>
      <div className="add-on-allergens">
        <AllergenFields {...shown} />
      </div>
    </div>
  );
}

function QuestionFields({ texts, errors }: ShownFields) {
  return (
    <div className="product-fields">
      <Field label="It asks for" error={errors.kind ?? null}>
        {(control) => (
          <select className="input" name="kind" defaultValue={texts.kind ?? ""} {...control}>
            <option value="">Nothing</option>
            {QUESTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {QUESTIONS[kind].label}: “{QUESTIONS[kind].asks}” {QUESTIONS[kind].hint}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextInput
        label="Characters at most"
        name="limit"
        inputMode="numeric"
        autoComplete="off"
        hint={`Only if it asks. Highest: ${LIMITS}.`}
        defaultValue={texts.limit ?? ""}
        error={errors.limit ?? null}
      />
    </div>
  );
}

type PictureFieldProps = ShownFields & {
  pictures: AddOnOffer["pictures"];
  /** The value that stands for the shop's drawing; null if it has none. */
  drawing: string | null;
  hint: string;
};

/** No picture, the shop's drawing, the picture of a product, or the add-on's own. */
export function PictureField({ pictures, drawing, hint, texts, errors }: PictureFieldProps) {
  const chosen = texts.pictureId ?? "";
  const isKnown = chosen === "" || chosen === drawing || pictures.some(({ id }) => id === chosen);
  return (
    <Field label="Picture" hint={hint} error={errors.pictureId ?? null}>
      {(control) => (
        <select className="input" name="pictureId" defaultValue={chosen} {...control}>
          <option value="">None yet</option>
          {!isKnown && <option value={chosen}>As it is now</option>}
          {drawing !== null && <option value={drawing}>The shop’s drawing</option>}
          {pictures.map(({ id, name }) => (
            <option key={id} value={id}>
              Same as {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
