import Funnel from "lucide-react/icons/funnel";
import Search from "lucide-react/icons/text-search";
import X from "lucide-react/icons/x";
import { Form, Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Field, Message } from "../../ui/field.tsx";
import type { ShownField, ShownList } from "./shown-list.ts";
import "./filter-bar.css";

type FilterBarProps = { list: ShownList; title: string; submit: string };

/**
 * The filters as tokens, one field that takes filters and text, and a form with the same filters as plain controls.
 * @param title the accessible name of the search
 */
export function FilterBar({ list, title, submit }: FilterBarProps) {
  const { path, query, tokens, offers, typing, unknown, fields } = list;
  return (
    <div className="narrow-bar">
      <div className="narrow-field">
        <Search className="icon" aria-hidden="true" />
        <ul className="narrow-tokens" aria-label="Filters">
          {tokens.map(({ label, value, without }) => (
            <li key={`${label} ${value}`}>
              <span>
                {label} <b>{value}</b>
              </span>
              <Link to={without} aria-label={`Remove ${label} ${value}`} preventScrollReset>
                <X className="icon" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <Form action={path} role="search" aria-label={title} key={`${list.href} ${unknown}`}>
          {query.map(([name, value]) => (
            <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
          ))}
          <input
            type="search"
            name="find"
            maxLength={200}
            autoComplete="off"
            list="narrow-offers"
            defaultValue={unknown}
            aria-invalid={unknown !== "" || undefined}
            aria-describedby={unknown === "" ? undefined : "narrow-unknown"}
            data-list-filter
            aria-label={typing.label}
            placeholder={typing.placeholder}
          />
        </Form>
        <datalist id="narrow-offers">
          {offers.map((offer) => (
            <option value={offer} key={offer} />
          ))}
        </datalist>
      </div>
      {unknown !== "" && (
        <div className="narrow-unknown" role="alert">
          <Message kind="err" id="narrow-unknown">
            Not understood: {unknown}. {typing.placeholder}
          </Message>
        </div>
      )}
      <details className="narrow-panel" key={list.href}>
        <summary className="btn btn-soft">
          <Funnel className="icon" aria-hidden="true" />
          Filter
        </summary>
        <Form action={path} className="narrow-form" aria-label="Filters">
          {fields.map((field) => field.kind === "choices" && <Choices field={field} key={field.name} />)}
          <div className="narrow-choices">
            {fields.map((field) => field.kind !== "choices" && <Single field={field} key={field.name} />)}
          </div>
          <Button type="submit">{submit}</Button>
        </Form>
      </details>
    </div>
  );
}

function Choices({ field }: { field: Extract<ShownField, { kind: "choices" }> }) {
  return (
    <fieldset>
      <legend>{field.label}</legend>
      <div className="chips">
        {field.choices.map(({ value, label }) => (
          <label className="chip" key={value}>
            <input
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={field.chosen.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Single({ field }: { field: Exclude<ShownField, { kind: "choices" }> }) {
  const { name, label, kind, chosen } = field;
  return (
    <Field label={label} hint={kind === "day" ? field.hint : undefined}>
      {(control) =>
        kind === "choice" ? (
          <select className="input" name={name} defaultValue={chosen} {...control}>
            <option value="">{field.none}</option>
            {field.choices.map((choice) => (
              <option value={choice.value} key={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            className="input"
            name={name}
            defaultValue={chosen}
            {...(kind === "day" ? { type: "date" } : { maxLength: 80 })}
            {...control}
          />
        )
      }
    </Field>
  );
}
