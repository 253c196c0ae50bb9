import { choicesMade } from "../../../shop/catalogue/rules/listing-filter.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { NOTHING_CHOSEN } from "./filter-words.ts";
import type { ListingPage } from "./listing-data.ts";
import { listingHref } from "./listing-url.ts";

const WAYS_ON = [
  ["All Cakes", "/AllCakes"],
  ["Birthday Cakes", "/birthday-cakes"],
  ["Anniversary", "/anniversary-cake"],
  ["Flowers", "/flowers"],
  ["Plants", "/plants"],
  ["Combos", "/combos-cakes"],
] as const;

/** An empty listing: why, and where to go next. */
export function NothingFound({ shown }: { shown: ListingPage }) {
  const { listing, words } = shown;
  const isNarrowed = choicesMade(listing.filter) > 0;
  const isBeyond = listing.total > 0;
  const first = listingHref({ ...shown, filter: listing.filter });
  return (
    <Note
      title="No cakes available."
      action={
        isBeyond ? (
          <LinkButton to={first}>Back to the first page</LinkButton>
        ) : isNarrowed ? (
          <LinkButton to={listingHref({ ...shown, filter: NOTHING_CHOSEN })}>Clear all filters</LinkButton>
        ) : (
          <ul className="chips filters-ways">
            {WAYS_ON.map(([label, href]) => (
              <li key={href}>
                <a className="chip" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )
      }
    >
      {isBeyond
        ? "This listing has fewer pages."
        : isNarrowed
          ? "Nothing here has all that you chose. Take one filter away, or all of them."
          : words !== ""
            ? `We found nothing for “${words}”. Try a flavour, an occasion or a simpler word, or start here:`
            : "The address may be mistyped. Start here:"}
    </Note>
  );
}
