import { useEffect } from "react";
import type { ProductCard as Product } from "../../../../shop/catalogue/product-card.ts";
import { useData, useLatest } from "../../../client-data/use-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { ProductCard } from "../../product-card/product-card.tsx";
import type { CakeView } from "../cake-view.ts";
import { fetchViewed, rememberView } from "./viewed-calls.ts";
import "./viewed-products.css";

/** Cards shown at most. */
const SHOWN = 12;

/** The products that this customer has viewed, except the product of this page. */
export function ViewedProducts({ cake, email }: { cake: Pick<CakeView, "skus" | "chosen">; email: string }) {
  const { sku } = cake.chosen;
  // Refetched on another cake's page; until then the previous cards stay.
  const viewed = useData(`/api/user/getRecentlyViewed?${new URLSearchParams({ email, sku })}`, () =>
    fetchViewed(email),
  );
  const data = useLatest(viewed.data);
  useEffect(() => {
    void rememberView(email, sku);
  }, [email, sku]);

  if (!data && !viewed.error) return null;
  const others = data ? onePerProduct(data, cake.skus) : [];
  if (data && others.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="viewed">
      <div className="section-head">
        <h2 id="viewed">Products Viewed Recently</h2>
      </div>
      {data ? (
        <ul className="viewed-list">
          {others.map((product) => (
            <li key={product.sku}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      ) : (
        <Note
          kind="error"
          as="h3"
          title="What you viewed could not be loaded."
          action={
            <Button busy={viewed.isFetching} onClick={viewed.refetch}>
              Try again
            </Button>
          }
        />
      )}
    </section>
  );
}

/** The SKUs of a product look the same here: show the one viewed last. */
function onePerProduct(cards: Product[], but: string[]): Product[] {
  const byName = new Map<string, Product>();
  for (const card of cards) {
    if (!but.includes(card.sku) && !byName.has(card.name)) byName.set(card.name, card);
  }
  return [...byName.values()].slice(0, SHOWN);
}
