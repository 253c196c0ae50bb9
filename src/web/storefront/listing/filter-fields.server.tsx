import { addDays, type Day } from "../../../shop/basics/india-time.ts";
import type { Facets } from "../../../shop/catalogue/rules/facets.ts";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { BOOKING_DAYS } from "../../../shop/delivery/rules/booking-range.ts";
import type { ListedPage } from "./listing-page.ts";

export function PriceFields({ min, max }: Pick<Filter, "min" | "max">) {
  return (
    <div className="filters-range">
      <NumberField name="min" label="From ₹" value={min} />
      <NumberField name="max" label="Up to ₹" value={max} />
    </div>
  );
}

export function DayFields({ by, pin, today }: Pick<Filter, "by" | "pin"> & { today: Day }) {
  return (
    <div className="filters-range">
      <label>
        <span>Day</span>
        <input
          className="input"
          type="date"
          name="by"
          min={today}
          max={addDays(today, BOOKING_DAYS)}
          defaultValue={by ?? ""}
        />
      </label>
      <label>
        <span>Pincode</span>
        <input
          className="input"
          name="pin"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          defaultValue={pin ?? ""}
        />
      </label>
    </div>
  );
}

function NumberField({ name, label, value }: { name: string; label: string; value: number | null }) {
  return (
    <label>
      <span>{label}</span>
      <input className="input" name={name} inputMode="numeric" maxLength={5} defaultValue={value ?? ""} />
    </label>
  );
}

/** Hidden fields of the form. */
export function HiddenFields({ words, asTyped, listing: { filter, facets } }: ListedPage) {
  const { ready, minGrams, maxGrams } = filter;
  return (
    <>
      {words !== "" && <input type="hidden" name="q" value={words} />}
      {asTyped && <input type="hidden" name="as" value="typed" />}
      {ready !== null && <input type="hidden" name="ready" value={ready} />}
      {minGrams !== null && <input type="hidden" name="min-grams" value={minGrams} />}
      {maxGrams !== null && <input type="hidden" name="max-grams" value={maxGrams} />}
      {choicesWithoutField(filter, facets).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/**
 * Lists the choices without a field, because nothing listed has them. Hidden fields keep them, or the form would remove
 * them from the filter as soon as its script runs.
 */
function choicesWithoutField(
  { flavours, weights, occasions, people, eggless }: Filter,
  facets: Facets,
): [name: string, value: string][] {
  const unlisted = (name: string, chosen: string[], listed: { value: string }[]) =>
    chosen
      .filter((value) => listed.every((choice) => choice.value !== value))
      .map((value): [string, string] => [name, value]);
  return [
    ...unlisted("flavour", flavours, facets.flavours),
    ...unlisted("weight", weights, facets.weights),
    ...unlisted("occasion", occasions, facets.occasions.length > 1 ? facets.occasions : []),
    ...unlisted(
      "people",
      people === null ? [] : [String(people)],
      facets.weights.length > 0 ? [{ value: String(people) }] : [],
    ),
    ...unlisted("eggless", eggless ? ["yes"] : [], facets.flavours.length > 0 ? [{ value: "yes" }] : []),
  ];
}
