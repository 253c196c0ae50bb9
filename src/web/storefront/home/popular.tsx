import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import { Picture } from "../../ui/picture.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import type { HomeArt } from "./art.ts";

/** Six real products; the title is a block of the grid. */
export function Popular({ products, art }: { products: Product[]; art: HomeArt }) {
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
          <h2 id="popular">POPULAR PRODUCTS</h2>
          <p>The six that stand first in our window.</p>
          <a className="btn btn-gold btn-small popular-button" href="/AllCakes">
            See all cakes
          </a>
        </div>
        {products.map((product) => (
          <ProductCard key={product.sku} product={product} />
        ))}
      </div>
    </section>
  );
}
