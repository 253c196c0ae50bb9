import { renderToStaticMarkup } from "react-dom/server";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { Button } from "../../ui/button.tsx";
import { Choice } from "./choice.server.tsx";
import { choiceHtml, partHtml } from "./choice-html.server.tsx";
import { DayFields, HiddenFields, PriceFields } from "./filter-fields.server.tsx";
import { FORM_ID } from "./filter-ids.ts";
import { DELIVERY_WORDS, GIFT_WORDS, PERSONALIZATION_WORDS, PRICE_WORDS } from "./filter-words.ts";
import type { ListedPage } from "./listing-page.ts";
import { listingHref } from "./listing-url.ts";

/** Numbers of people to choose from. */
const PEOPLE = [2, 5, 10, 15, 20, 30];

/** The form as HTML for `FilterPanel`. */
export function filterFormHtml(shown: ListedPage): string {
  return asciiHtml(renderToStaticMarkup(<FilterForm shown={shown} />));
}

/**
 * All filters of a listing with their counts: a form that works without script. Rendered on the server only; with script,
 * `FilterPanel` applies each choice at once.
 */
function FilterForm({ shown }: { shown: ListedPage }) {
  const { path, today } = shown;
  const { filter, facets } = shown.listing;
  const { price, min, max, by, pin, delivery } = filter;
  return (
    <form id={FORM_ID} className="filters-form" action={path} method="get">
      <HiddenFields {...shown} />
      <Group
        shown={shown}
        legend="Price"
        isChosen={price !== null || min !== null || max !== null}
        without={{ price: null, min: null, max: null }}
        html={
          choicesHtml("price", labelled(facets.price, PRICE_WORDS), price ? [price] : [], "radio") +
          partHtml(`prices ${min} ${max}`, <PriceFields min={min} max={max} />)
        }
      />
      <CakeGroups shown={shown} />
      <Group
        shown={shown}
        legend="Available by"
        isChosen={by !== null}
        without={{ by: null, pin: null }}
        html={partHtml(`by ${by} ${pin} ${today}`, <DayFields {...{ by, pin, today }} />)}
      />
      <Group
        shown={shown}
        legend="Delivery Time"
        isChosen={delivery !== null}
        without={{ delivery: null }}
        html={choicesHtml(
          "delivery",
          labelled(facets.delivery, DELIVERY_WORDS),
          delivery ? [delivery] : [],
          "radio",
        )}
      />
      <Group
        shown={shown}
        legend="Personalization"
        isChosen={filter.personalization.length > 0}
        without={{ personalization: [] }}
        html={choicesHtml(
          "personalization",
          labelled(facets.personalization, PERSONALIZATION_WORDS),
          filter.personalization,
        )}
      />
      <Group
        shown={shown}
        legend="Gift Type"
        isChosen={filter.gifts.length > 0}
        without={{ gifts: [] }}
        html={choicesHtml("gift", labelled(facets.gifts, GIFT_WORDS), filter.gifts)}
      />
      <Button type="submit" className="without-script" wide>
        Show products
      </Button>
    </form>
  );
}

/** Filters that only listings with cakes have. */
function CakeGroups({ shown }: { shown: ListedPage }) {
  const { filter, facets } = shown.listing;
  const { minGrams, maxGrams, people } = filter;
  return (
    <>
      {facets.flavours.length > 0 && (
        <>
          <Choice
            {...{ name: "eggless", type: "checkbox", value: "yes", count: facets.eggless, label: "Eggless" }}
            checked={filter.eggless}
          />
          <Group
            shown={shown}
            legend="Flavour"
            isLong
            isChosen={filter.flavours.length > 0}
            without={{ flavours: [] }}
            html={choicesHtml("flavour", facets.flavours, filter.flavours)}
          />
        </>
      )}
      {facets.weights.length > 0 && (
        <>
          <Group
            shown={shown}
            legend="Weight"
            isLong
            isChosen={filter.weights.length > 0 || minGrams !== null || maxGrams !== null}
            without={{ weights: [], minGrams: null, maxGrams: null }}
            html={choicesHtml("weight", facets.weights, filter.weights)}
          />
          <Group
            shown={shown}
            legend="People"
            isLong
            isChosen={people !== null}
            without={{ people: null }}
            html={withChosen(PEOPLE, people)
              .map((least) => ({ name: "people", value: least, label: `${least} or more` }))
              .map((choice) => choiceHtml({ ...choice, type: "radio", checked: people === choice.value }))
              .join("")}
          />
        </>
      )}
      {facets.occasions.length > 1 && (
        <Group
          shown={shown}
          legend="Occasion"
          isLong
          isChosen={filter.occasions.length > 0}
          without={{ occasions: [] }}
          html={choicesHtml("occasion", facets.occasions, filter.occasions)}
        />
      )}
    </>
  );
}

type GroupProps = {
  shown: ListedPage;
  legend: string;
  isChosen: boolean;
  /** The filter without the group's choices. */
  without: Partial<Filter>;
  /** Long lists are closed until something in them is chosen. */
  isLong?: boolean;
  /** Its choices and fields as HTML. */
  html: string;
};

function Group({ shown, legend, isChosen, without, isLong = false, html }: GroupProps) {
  const id = `${FORM_ID}-${legend.toLowerCase().replace(/ /g, "-")}`;
  const hrefWithout = () => listingHref({ ...shown, filter: { ...shown.listing.filter, ...without } });
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

function choicesHtml<Value extends string>(
  name: string,
  choices: { value: Value; count: number; label: string }[],
  chosen: readonly string[],
  type: "radio" | "checkbox" = "checkbox",
): string {
  return choices
    .map(({ value, count, label }) =>
      choiceHtml({ name, type, value, count, label, checked: chosen.includes(value) }),
    )
    .join("");
}

function labelled<Value extends string>(
  counts: { value: Value; count: number }[],
  labels: Record<Value, string>,
) {
  return counts.map(({ value, count }) => ({ value, count, label: labels[value] }));
}

/** The steps, with the chosen number if it is another one. */
function withChosen(steps: number[], chosen: number | null): number[] {
  return chosen === null || steps.includes(chosen) ? steps : [...steps, chosen].sort((a, b) => a - b);
}
