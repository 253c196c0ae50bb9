import Funnel from "lucide-react/icons/funnel";
import Search from "lucide-react/icons/text-search";
import X from "lucide-react/icons/x";
import { Form, Link } from "react-router";
import { parseDay, showDay } from "../../../shop/basics/india-time.ts";
import { DELIVERY_OPTIONS, type DeliveryOption, OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from "../../../shop/orders/rules/order-status.ts";
import {
  DAY_WORDS,
  type FilterChoice,
  type FilterChoices,
  typedName,
} from "../../../shop/orders/rules/typed-filter.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { ORDERS_PATH } from "./day-href.ts";
import { type FilterName, listHref } from "./list-url.ts";
import "./filter-bar.css";

type FilterBarProps = { query: URLSearchParams; choices: FilterChoices; isOneDay: boolean };

/** The filters as tokens, one field that takes filters and text, and a form with the same filters as plain controls. */
export function FilterBar({ query, choices, isOneDay }: FilterBarProps) {
  return (
    <div className="narrow-bar">
      <div className="narrow-field">
        <Search className="icon" aria-hidden="true" />
        <ul className="narrow-tokens" aria-label="Filters">
          {tokensOf(query, choices).map(({ label, value, without }) => (
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
        <Form action={ORDERS_PATH} role="search" aria-label="Filter the orders" key={query.toString()}>
          {[...query].map(([name, value]) => (
            <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
          ))}
          <input
            type="search"
            name="find"
            maxLength={200}
            autoComplete="off"
            list="narrow-offers"
            data-list-filter
            aria-label="Number, name, phone or message, or a filter such as status:ready"
            placeholder="Number, name, phone, or status: slot: kitchen: on:"
          />
        </Form>
        <datalist id="narrow-offers">
          {offersOf(choices).map((offer) => (
            <option value={offer} key={offer} />
          ))}
        </datalist>
      </div>
      <details className="narrow-panel" key={query.toString()}>
        <summary className="btn btn-soft">
          <Funnel className="icon" aria-hidden="true" />
          Filter
        </summary>
        <FilterForm query={query} choices={choices} isOneDay={isOneDay} />
      </details>
    </div>
  );
}

function FilterForm({ query, choices, isOneDay }: FilterBarProps) {
  const statuses = query.getAll("status");
  const onDay = parseDay(query.get("on") ?? "");
  return (
    <Form action={ORDERS_PATH} className="narrow-form" aria-label="Filters">
      <fieldset>
        <legend>Status</legend>
        <div className="chips">
          {ORDER_STATUSES.map((status) => (
            <label className="chip" key={status}>
              <input
                type="checkbox"
                name="status"
                value={status}
                defaultChecked={statuses.includes(status)}
              />
              {ORDER_STATUS[status].label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="narrow-choices">
        <DayInput
          label="Day"
          name="on"
          value={onDay ?? ""}
          hint={isOneDay ? undefined : "Instead of the range"}
        />
        <DayInput label="From" name="from" value={query.get("from") ?? ""} />
        <DayInput label="To" name="to" value={query.get("to") ?? ""} />
        <Choice label="Slot" name="slot" value={query.get("slot")} none="All slots" choices={choices.slots} />
        <Choice
          label="Delivery"
          name="option"
          value={query.get("option")}
          none="All kinds"
          choices={DELIVERY_OPTIONS.map((option) => ({ value: option, label: OPTION_NAMES[option] }))}
        />
        <Choice
          label="Kitchen"
          name="kitchen"
          value={query.get("kitchen")}
          none="All kitchens"
          choices={choices.kitchens}
        />
        <Field label="Text">
          {(control) => (
            <input
              className="input"
              name="q"
              maxLength={80}
              defaultValue={query.get("q") ?? ""}
              {...control}
            />
          )}
        </Field>
      </div>
      <Button type="submit">Show orders</Button>
    </Form>
  );
}

type InputProps = { label: string; name: FilterName; value: string; hint?: string | undefined };

function DayInput({ label, name, value, hint }: InputProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <input className="input" type="date" name={name} defaultValue={value} {...control} />}
    </Field>
  );
}

type ChoiceProps = {
  label: string;
  name: FilterName;
  value: string | null;
  none: string;
  choices: FilterChoice[];
};

function Choice({ label, name, value, none, choices }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select className="input" name={name} defaultValue={value ?? ""} {...control}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option value={choice.value} key={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Token = { label: string; value: string; without: string };

/** One token for each part of the filter, with a link to the list without that part. */
function tokensOf(query: URLSearchParams, choices: FilterChoices): Token[] {
  const nameIn = (list: FilterChoice[]) => (value: string) =>
    list.find((choice) => choice.value === value)?.label ?? value;
  const dayName = (value: string) => {
    const on = parseDay(value);
    return on ? showDay(on) : value;
  };
  const words: Record<FilterName, { label: string; name: (value: string) => string }> = {
    on: { label: "Day is", name: dayName },
    from: { label: "From", name: dayName },
    to: { label: "To", name: dayName },
    status: { label: "Status is", name: (value) => ORDER_STATUS[value as OrderStatus]?.label ?? value },
    option: { label: "Delivery is", name: (value) => OPTION_NAMES[value as DeliveryOption] ?? value },
    slot: { label: "Slot is", name: nameIn(choices.slots) },
    kitchen: { label: "Kitchen is", name: nameIn(choices.kitchens) },
    q: { label: "Text is", name: (value) => `“${value}”` },
  };
  return [...query].map(([name, value]) => ({
    label: words[name as FilterName].label,
    value: words[name as FilterName].name(value),
    without: name === "status" ? listHref(query, {}, value) : listHref(query, { [name]: null }),
  }));
}

function offersOf({ kitchens, slots }: FilterChoices): string[] {
  return [
    ...ORDER_STATUSES.map((status) => `status:${typedName(ORDER_STATUS[status].label)}`),
    ...kitchens.map(({ label }) => `kitchen:${typedName(label)}`),
    ...slots.map(({ label }) => `slot:${typedName(label)}`),
    ...Object.keys(DAY_WORDS).map((word) => `on:${word}`),
  ];
}
