import ArrowRight from "lucide-react/icons/arrow-right";
import type { ShownSection } from "../../../shop/catalogue/storefront/get-home.ts";
import { ProductCard } from "../product-card/product-card.tsx";

/** A section that staff have added: products of a category, or chosen ones. */
export function ChosenProducts({
  id,
  section: { title, cards, href },
}: {
  id: string;
  section: ShownSection;
}) {
  return (
    <section className="page-section wrap" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        {href !== null && (
          <a className="link" href={href}>
            See all <span className="sr-only">of {title}</span>
            <ArrowRight className="icon" aria-hidden="true" />
          </a>
        )}
      </div>
      <div className="popular">
        {cards.map((product) => (
          <ProductCard key={product.sku} product={product} />
        ))}
      </div>
    </section>
  );
}
