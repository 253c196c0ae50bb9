import ChevronRight from "lucide-react/icons/chevron-right";
import { useNavigation } from "react-router";
import type { Sort } from "../../../shop/catalog/catalog.inputs.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LinkChip } from "../../ui/chip.tsx";
import { Note } from "../../ui/note.tsx";
import { ProductCard, ProductCardSkeleton } from "../product-card/product-card.tsx";
import { GiftStrip } from "./gift-strip.tsx";
import type { ListingPage } from "./listing-data.ts";
import { listingHref } from "./listing-meta.ts";
import { Paging } from "./paging.tsx";
import "./listing.css";

const SORT_WORDS: Record<Sort, string> = {
  popular: "Popular first",
  "price-low": "Price: low to high",
  "price-high": "Price: high to low",
  rating: "Best rated",
  newest: "Newest",
};

/** Cards that are in the first screen: their pictures are fetched at once. */
const FIRST_SCREEN = 4;

/** A listing: head, strip of gifts, cards, pages. */
export function ListingView({ shown }: { shown: ListingPage }) {
  const { title, description, listing, strip } = shown;
  const loading = useNavigation().location?.pathname === shown.path;
  return (
    <main>
      <div className="ltop edge-b on-jam">
        <div className="wrap ltop-in">
          <nav className="crumbs" aria-label="Breadcrumb">
            <a href="/">Home</a>
            <ChevronRight className="ic" aria-hidden="true" />
            {shown.path !== "/AllCakes" && (
              <>
                <a href="/AllCakes">All Cakes</a>
                <ChevronRight className="ic" aria-hidden="true" />
              </>
            )}
            <span aria-current="page">{title}</span>
          </nav>
          <div className="head">
            <div>
              <h1>{title}</h1>
              {description && <p>{description}</p>}
            </div>
          </div>
        </div>
      </div>
      <div className="wrap lpage">
        <GiftStrip strip={strip} />
        <section className="lres" aria-label="Products" aria-busy={loading}>
          {listing.cards.length > 0 ? <Results shown={shown} loading={loading} /> : <Nothing />}
        </section>
      </div>
    </main>
  );
}

function Results({ shown, loading }: { shown: ListingPage; loading: boolean }) {
  const { listing } = shown;
  return (
    <>
      <div className="sorts rail">
        <span className="muted" role="status">
          {loading ? "Loading cakes..." : `${listing.total} ${listing.total === 1 ? "product" : "products"}`}
        </span>
        {Object.entries(SORT_WORDS).map(([sort, words]) => (
          <LinkChip
            key={sort}
            on={sort === shown.sort}
            to={listingHref({ ...shown, sort: sort as Sort }, 1)}
            preventScrollReset
          >
            {words}
          </LinkChip>
        ))}
      </div>
      <div className="cards">
        {loading
          ? listing.cards.map(({ sku }) => <ProductCardSkeleton key={sku} />)
          : listing.cards.map((product, place) => (
              <ProductCard key={product.sku} product={product} eager={place < FIRST_SCREEN} />
            ))}
      </div>
      <Paging page={listing.page} pages={listing.pages} href={(page) => listingHref(shown, page)} />
    </>
  );
}

function Nothing() {
  return (
    <Note title="No cakes available." action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}>
      The address or the words may be mistyped.
    </Note>
  );
}
