import ChevronRight from "lucide-react/icons/chevron-right";
import { useEffect } from "react";
import { Link } from "react-router";
import { choicesMade } from "../../../shop/catalogue/rules/listing-filter.ts";
import { readDraft, saveDraft } from "../../draft/draft-store.ts";
import { Still } from "../../rendering/ready.tsx";
import { classes } from "../../ui/classes.ts";
import { Alert } from "../../ui/note.tsx";
import { Paging } from "../../ui/paging.tsx";
import { ClearAll, FilterBar } from "./filter-bar.tsx";
import { FILTERS_ID, FORM_ID } from "./filter-ids.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { canFilter, type ListingPage } from "./listing-page.ts";
import { listingHref } from "./listing-url.ts";
import { CARDS_ID, NOTHING_ID, STRIP_ID } from "./still-ids.ts";
import { useFiltering } from "./use-filtering.ts";
import "../product-card/card.css";
import "./listing.css";
import "./filters.css";
import "./next-steps.css";

/** The target of the link to the filters without script. */
const PANEL_ID = "filters";
const PRODUCTS_ID = "products";

type CorrectedProps = NonNullable<ListingPage["corrected"]> & { typed: string };

/** Says which words were searched instead of the typed ones, and links to a search for the typed ones. */
function Corrected({ words, typedHref, typed }: CorrectedProps) {
  return (
    <p className="listing-correction">
      Showing results for <b>{words}</b>.{" "}
      <Link className="link" to={typedHref}>
        Search for “{typed}” instead
      </Link>
    </p>
  );
}

function ListingTop({ shown: { path, title, description } }: { shown: ListingPage }) {
  return (
    <div className="listing-top edge-b on-jam">
      <div className="wrap listing-top-row">
        <nav className="crumbs" aria-label="Breadcrumb">
          <a href="/">Home</a>
          <ChevronRight className="icon" aria-hidden="true" />
          {path !== "/AllCakes" && (
            <>
              <a href="/AllCakes">All Cakes</a>
              <ChevronRight className="icon" aria-hidden="true" />
            </>
          )}
          <span aria-current="page">{title}</span>
        </nav>
        <div className="section-head listing-top-head">
          <div>
            <h1>{title}</h1>
            {description && <p>{description}</p>}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A listing: heading, filters, cards, paging, and below them the gift strip. */
export function ListingView({ shown }: { shown: ListingPage }) {
  const { listing, strip } = shown;
  const filtering = useFiltering(shown);
  const { by } = listing.filter;
  // A cake's page then starts with the searched values. Earlier choices stay.
  useEffect(() => {
    const draft = readDraft();
    if (!shown.place || !by || (draft.location !== "" && draft.location !== shown.place.pincode)) return;
    const { pincode, area } = shown.place;
    saveDraft({ location: pincode, area, deliveryDate: draft.deliveryDate || by });
  }, [shown.place, by]);
  const isNarrowed = choicesMade(filtering.filter) > 0;
  const hasFilters = canFilter(listing);
  return (
    <main>
      <ListingTop shown={shown} />
      <div className="wrap listing-page">
        <div className={classes("listing-results", hasFilters && "listing-columns")}>
          {hasFilters && (
            <aside className="filters" id={PANEL_ID} aria-label="Filters">
              <div className="filters-head">
                <h2>Filters</h2>
                {isNarrowed && <ClearAll filtering={filtering} />}
              </div>
              <FilterPanel id={FILTERS_ID} html={shown.form} filtering={filtering} />
            </aside>
          )}
          <section aria-labelledby={PRODUCTS_ID} aria-busy={filtering.isLoading}>
            <h2 id={PRODUCTS_ID} className="sr-only">
              Products
            </h2>
            {hasFilters && <FilterBar shown={shown} filtering={filtering} formId={FORM_ID} />}
            {shown.corrected && <Corrected {...shown.corrected} typed={shown.typed} />}
            {shown.subjects.some(({ kind }) => kind === "delivery") && (
              <p className="listing-correction">
                Choose Midnight Delivery with the day and hour of a product, where your pincode has it. It
                comes the evening before, in time for twelve.
              </p>
            )}
            {shown.problem !== "" && <Alert>{shown.problem}</Alert>}
            {shown.notices.map((notice) => (
              <p key={notice} className="listing-notice" role="status">
                {notice}
              </p>
            ))}
            {shown.picture !== null && (
              <>
                <Still
                  id={CARDS_ID}
                  html={shown.cards}
                  className={classes("cards listing-results-cards", filtering.isLoading && "is-coming")}
                />
                <Paging
                  page={listing.page}
                  pages={listing.pages}
                  href={(page) => listingHref({ ...shown, filter: listing.filter }, page)}
                />
              </>
            )}
            <Still id={NOTHING_ID} html={shown.nothing} />
          </section>
        </div>
        <Still id={STRIP_ID} html={strip} />
      </div>
    </main>
  );
}
