import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Filter } from "../../../shop/catalogue/rules/listing-filter.ts";
import { Button } from "../../ui/button.tsx";
import { Choice } from "./choice.tsx";
import { DELIVERY_WORDS, GIFT_WORDS, PERSONALIZATION_WORDS, PRICE_WORDS, toggled } from "./filter-words.ts";
import { LeadTimeChoice } from "./lead-time-choice.tsx";
import type { ListingPage } from "./listing-data.ts";
import { readListing } from "./listing-url.ts";
import type { Filtering } from "./use-filtering.ts";

type FormProps = { id: string; shown: ListingPage; filtering: Filtering };

/**
 * All filters of a listing with their counts. The form works without script; with script each choice applies at once.
 */
export function FilterForm({ id, shown, filtering }: FormProps) {
  const { filter, choose } = filtering;
  const { facets } = shown.listing;
  const form = useRef<HTMLFormElement>(null);

  // Apply what was chosen before the script had loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (!form.current) return;
    const chosen = readListing(new URLSearchParams(new FormData(form.current) as never)).filter;
    if (JSON.stringify(chosen) !== JSON.stringify(filter)) choose(chosen);
  }, []);

  const group = (legend: string, isChosen: boolean, none: Partial<Filter>, children: ReactNode) => (
    <fieldset id={`${id}-${legend.toLowerCase().replace(/ /g, "-")}`}>
      <legend>{legend}</legend>
      {isChosen && (
        <Link
          className="link text-small filters-none"
          to={filtering.hrefOf({ ...filter, ...none })}
          preventScrollReset
          aria-label={`Clear ${legend}`}
        >
          Clear
        </Link>
      )}
      {children}
    </fieldset>
  );

  return (
    <form ref={form} id={id} className="filters-form" action={shown.path} method="get">
      {shown.words !== "" && <input type="hidden" name="q" value={shown.words} />}
      {shown.asTyped && <input type="hidden" name="as" value="typed" />}
      {filter.ready !== null && <input type="hidden" name="ready" value={filter.ready} />}
      {group(
        "Price",
        filter.price !== null,
        { price: null },
        facets.price.map(({ value, count }) => (
          <Choice
            key={value}
            {...{ name: "price", type: "radio", value, count }}
            label={PRICE_WORDS[value]}
            checked={filter.price === value}
            onChoose={() => choose({ ...filter, price: value })}
          />
        )),
      )}
      {group(
        "Delivery Time",
        filter.delivery !== null,
        { delivery: null },
        facets.delivery.map(({ value, count }) => (
          <Choice
            key={value}
            {...{ name: "delivery", type: "radio", value, count }}
            label={DELIVERY_WORDS[value]}
            checked={filter.delivery === value}
            onChoose={() => choose({ ...filter, delivery: value })}
          />
        )),
      )}
      {group(
        "Personalization",
        filter.personalization.length > 0,
        { personalization: [] },
        facets.personalization.map(({ value, count }) => (
          <Choice
            key={value}
            {...{ name: "personalization", type: "checkbox", value, count }}
            label={PERSONALIZATION_WORDS[value]}
            checked={filter.personalization.includes(value)}
            onChoose={() => choose({ ...filter, personalization: toggled(filter.personalization, value) })}
          />
        )),
      )}
      {group(
        "Gift Type",
        filter.gifts.length > 0,
        { gifts: [] },
        facets.gifts.map(({ value, count }) => (
          <Choice
            key={value}
            {...{ name: "gift", type: "checkbox", value, count }}
            label={GIFT_WORDS[value]}
            checked={filter.gifts.includes(value)}
            onChoose={() => choose({ ...filter, gifts: toggled(filter.gifts, value) })}
          />
        )),
      )}
      {facets.flavours.length > 0 && (
        <>
          <Choice
            {...{ name: "eggless", type: "checkbox", value: "yes", count: facets.eggless }}
            label="Eggless"
            checked={filter.eggless}
            onChoose={() => choose({ ...filter, eggless: !filter.eggless })}
          />
          <More title="Flavour" open={filter.flavours.length > 0}>
            {facets.flavours.map(({ value, label, count }) => (
              <Choice
                key={value}
                {...{ name: "flavour", type: "checkbox", value, count, label }}
                checked={filter.flavours.includes(value)}
                onChoose={() => choose({ ...filter, flavours: toggled(filter.flavours, value) })}
              />
            ))}
          </More>
        </>
      )}
      {facets.weights.length > 0 && (
        <More title="Weight" open={filter.weights.length > 0}>
          {facets.weights.map(({ value, label, count }) => (
            <Choice
              key={value}
              {...{ name: "weight", type: "checkbox", value, count, label }}
              checked={filter.weights.includes(value)}
              onChoose={() => choose({ ...filter, weights: toggled(filter.weights, value) })}
            />
          ))}
        </More>
      )}
      <LeadTimeChoice filtering={filtering} facets={facets} />
      <Button type="submit" className="without-script" wide>
        Show products
      </Button>
    </form>
  );
}

/** Long lists that few people use: closed at first. */
function More({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details open={open || undefined}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
