import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { addDays, type Day } from "../../../shop/basics/india-time.ts";
import { showCount } from "../../../shop/basics/money.ts";
import type { Facets } from "../../../shop/catalogue/rules/facets.ts";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { BOOKING_DAYS } from "../../../shop/delivery/rules/booking-range.ts";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { Button } from "../../ui/button.tsx";
import { Choice, type ChoiceProps } from "./choice.server.tsx";
import { FORM_ID } from "./filter-ids.ts";
import { DELIVERY_WORDS, GIFT_WORDS, PERSONALIZATION_WORDS, PRICE_WORDS } from "./filter-words.ts";
import type { ListedPage } from "./listing-page.ts";
import { listingHref } from "./listing-url.ts";

/** Numbers of people to choose from. */
const PEOPLE = [2, 5, 10, 15, 20, 30];

type GroupProps = {
  legend: string;
  isChosen: boolean;
  /** The filter without the group's choices. */
  without: Partial<Filter>;
  /** Long lists are closed until something in them is chosen. */
  isLong?: boolean;
  /** Its choices and fields as HTML. */
  html: string;
};

/** Parts of forms as HTML: most of them are in other listings too. */
const parts = new LRUCache<string, string>({ max: 1_000 });

function partHtml(key: string, part: ReactElement): string {
  const cachedHtml = parts.get(key);
  if (cachedHtml !== undefined) return cachedHtml;
  const html = asciiHtml(renderToStaticMarkup(part));
  parts.set(key, html);
  return html;
}

/**
 * All filters of a listing with their counts: a form that works without script. Rendered on the server only; with script,
 * `FilterPanel` applies each choice at once.
 */
function FilterForm({ shown }: { shown: ListedPage }) {
  const { path, words, asTyped, listing, today } = shown;
  const { filter, facets } = listing;
  const { min, max, minGrams, maxGrams, people, by, pin } = filter;

  const Group = ({ legend, isChosen, without, isLong = false, html }: GroupProps) => {
    const id = `${FORM_ID}-${legend.toLowerCase().replace(/ /g, "-")}`;
    const hrefWithout = () => listingHref({ ...shown, filter: { ...filter, ...without } });
    const clear = isChosen ? renderToStaticMarkup(<Clear legend={legend} href={hrefWithout()} />) : "";
    const legendHtml = partHtml(`legend ${legend} ${isLong}`, <Legend legend={legend} isHidden={isLong} />);
    const inner = `${legendHtml}${clear}${html}`;
    if (isLong)
      return (
        <details id={id} open={isChosen}>
          <summary>{legend}</summary>
          <Fieldset html={inner} />
        </details>
      );
    return <Fieldset id={id} html={inner} />;
  };
  const list = <Value extends string>(
    name: string,
    choices: { value: Value; count: number; label: string }[],
    chosen: readonly string[],
    type: "radio" | "checkbox" = "checkbox",
  ) =>
    choices
      .map(({ value, count, label }) =>
        choiceHtml({ name, type, value, count, label, checked: chosen.includes(value) }),
      )
      .join("");
  const labelled = <Value extends string>(
    counts: { value: Value; count: number }[],
    labels: Record<Value, string>,
  ) => counts.map(({ value, count }) => ({ value, count, label: labels[value] }));
  const { price, delivery } = filter;

  return (
    <form id={FORM_ID} className="filters-form" action={path} method="get">
      {words !== "" && <input type="hidden" name="q" value={words} />}
      {asTyped && <input type="hidden" name="as" value="typed" />}
      {filter.ready !== null && <input type="hidden" name="ready" value={filter.ready} />}
      {minGrams !== null && <input type="hidden" name="min-grams" value={minGrams} />}
      {maxGrams !== null && <input type="hidden" name="max-grams" value={maxGrams} />}
      {choicesWithoutField(filter, facets).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Group
        legend="Price"
        isChosen={price !== null || min !== null || max !== null}
        without={{ price: null, min: null, max: null }}
        html={
          list("price", labelled(facets.price, PRICE_WORDS), price ? [price] : [], "radio") +
          partHtml(`prices ${min} ${max}`, <PriceFields min={min} max={max} />)
        }
      />
      {facets.flavours.length > 0 && (
        <Choice
          {...{ name: "eggless", type: "checkbox", value: "yes", count: facets.eggless, label: "Eggless" }}
          checked={filter.eggless}
        />
      )}
      {facets.flavours.length > 0 && (
        <Group
          legend="Flavour"
          isLong
          isChosen={filter.flavours.length > 0}
          without={{ flavours: [] }}
          html={list("flavour", facets.flavours, filter.flavours)}
        />
      )}
      {facets.weights.length > 0 && (
        <Group
          legend="Weight"
          isLong
          isChosen={filter.weights.length > 0 || minGrams !== null || maxGrams !== null}
          without={{ weights: [], minGrams: null, maxGrams: null }}
          html={list("weight", facets.weights, filter.weights)}
        />
      )}
      {facets.weights.length > 0 && (
        <Group
          legend="People"
          isLong
          isChosen={people !== null}
          without={{ people: null }}
          html={withChosen(PEOPLE, people)
            .map((least) => ({ name: "people", value: least, label: `${least} or more` }))
            .map((choice) => choiceHtml({ ...choice, type: "radio", checked: people === choice.value }))
            .join("")}
        />
      )}
      {facets.occasions.length > 1 && (
        <Group
          legend="Occasion"
          isLong
          isChosen={filter.occasions.length > 0}
          without={{ occasions: [] }}
          html={list("occasion", facets.occasions, filter.occasions)}
        />
      )}
      <Group
        legend="Available by"
        isChosen={by !== null}
        without={{ by: null, pin: null }}
        html={partHtml(`by ${by} ${pin} ${today}`, <DayFields {...{ by, pin, today }} />)}
      />
      <Group
        legend="Delivery Time"
        isChosen={delivery !== null}
        without={{ delivery: null }}
        html={list(
          "delivery",
          labelled(facets.delivery, DELIVERY_WORDS),
          delivery ? [delivery] : [],
          "radio",
        )}
      />
      <Group
        legend="Personalization"
        isChosen={filter.personalization.length > 0}
        without={{ personalization: [] }}
        html={list(
          "personalization",
          labelled(facets.personalization, PERSONALIZATION_WORDS),
          filter.personalization,
        )}
      />
      <Group
        legend="Gift Type"
        isChosen={filter.gifts.length > 0}
        without={{ gifts: [] }}
        html={list("gift", labelled(facets.gifts, GIFT_WORDS), filter.gifts)}
      />
      <Button type="submit" className="without-script" wide>
        Show products
      </Button>
    </form>
  );
}

/** The form as HTML for `FilterPanel`. */
export function filterFormHtml(shown: ListedPage): string {
  return asciiHtml(renderToStaticMarkup(<FilterForm shown={shown} />));
}

/** A choice as HTML, with what is before and after its count. */
type DrawnChoice = { label: string; before: string; after: string };
type ChoicesByValue = Map<ChoiceProps["value"], DrawnChoice>;

/** Counted choices by name and value: those that leave nothing, one product, and several, which read differently. */
const none = new Map<string, ChoicesByValue>();
const single = new Map<string, ChoicesByValue>();
const several = new Map<string, ChoicesByValue>();

const COUNT = /(?<=<small>)[\d,]+/;

/** Each choice is rendered once, and its count put in: counts differ from listing to listing. */
function choiceHtml(choice: ChoiceProps): string {
  const { name, type, value, label, count, checked } = choice;
  if (checked || count === undefined)
    return partHtml([name, type, value, label, count, checked].join("\n"), <Choice {...choice} />);
  const { before, after } = drawnChoice(choice, count);
  return before + showCount(count) + after;
}

function drawnChoice(choice: ChoiceProps, count: number): DrawnChoice {
  const { name, value, label } = choice;
  const ofCount = count === 0 ? none : count === 1 ? single : several;
  const byValue: ChoicesByValue = ofCount.get(name) ?? new Map();
  ofCount.set(name, byValue);
  const known = byValue.get(value);
  if (known?.label === label) return known;
  const [before = "", after = ""] = asciiHtml(renderToStaticMarkup(<Choice {...choice} />)).split(COUNT);
  const drawn = { label, before, after };
  byValue.set(value, drawn);
  return drawn;
}

/** @param html rendered by `partHtml` */
function Fieldset({ id, html }: { id?: string; html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components, which escape
  return <fieldset id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

function Legend({ legend, isHidden }: { legend: string; isHidden: boolean }) {
  return <legend className={isHidden ? "sr-only" : undefined}>{legend}</legend>;
}

function Clear({ legend, href }: { legend: string; href: string }) {
  return (
    <a className="link text-small filters-none" href={href} aria-label={`Clear ${legend}`}>
      Clear
    </a>
  );
}

function PriceFields({ min, max }: Pick<Filter, "min" | "max">) {
  return (
    <div className="filters-range">
      <NumberField name="min" label="From ₹" value={min} />
      <NumberField name="max" label="Up to ₹" value={max} />
    </div>
  );
}

function DayFields({ by, pin, today }: Pick<Filter, "by" | "pin"> & { today: Day }) {
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

/** The steps, with the chosen number if it is another one. */
function withChosen(steps: number[], chosen: number | null): number[] {
  return chosen === null || steps.includes(chosen) ? steps : [...steps, chosen].sort((a, b) => a - b);
}
