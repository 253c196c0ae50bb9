import type { ShownSection } from "../../../shop/catalogue/storefront/get-home.ts";
import { Picture } from "../../ui/picture.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import type { HomeArt } from "./art.ts";

/** Six real products; the title is a block of the grid. */
export function Popular({ section, art }: { section: ShownSection; art: HomeArt }) {
  const { title, cards, href, isChosen } = section;
  return (
    <section className="page-section wrap" aria-labelledby="popular">
      <div className="popular">
        <div className="popular-lead on-jam">
          <span className="popular-disc roundel" />
          <Picture
            className="popular-art"
            picture={art["kitkat-gems-cake"]}
            alt=""
            sizes="(max-width: 48em) 11rem, 17.5rem"
          />
          <h2 id="popular">{title}</h2>
          {!isChosen && <p>The six that stand first in our window.</p>}
          <a className="btn btn-gold btn-small popular-button" href={href ?? "/AllCakes"}>
            {href === null ? "See all cakes" : "See all"}
          </a>
        </div>
        {cards.map((product) => (
          <ProductCard key={product.sku} product={product} />
        ))}
      </div>
    </section>
  );
}
