import { Link } from "react-router";
import type { PartsOfProduct } from "../../../shop/catalogue/combos/get-office-parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { NamedProducts } from "./named-products.tsx";
import { SaleTag } from "./sale-tag.tsx";

/** The parts of each size of a combo, and the combos that a product is in. */
export function PartsCard({ id, parts: { isCombo, sizes, partOf } }: { id: string; parts: PartsOfProduct }) {
  if (!isCombo && partOf.length === 0) return null;
  const filled = sizes.filter(({ parts }) => parts.length > 0);
  return (
    <section className="office-card" aria-labelledby="parts">
      <h2 id="parts">{isCombo ? "What is in it" : "In combos"}</h2>
      {filled.map(({ sku, title, parts, isHeldUp }) => (
        <div className="product-parts" key={sku}>
          <h3>{title}</h3>
          <ul className="product-combos">
            {parts.map(({ title: part, target }) => (
              <li key={target?.sku ?? part}>
                {target ? (
                  <>
                    <Link className="link" to={`/admin/catalogue/products/${target.productId}`}>
                      {part}
                    </Link>
                    <SaleTag state={target.state} />
                  </>
                ) : (
                  part
                )}
              </li>
            ))}
          </ul>
          {isHeldUp && <p className="text-small">Not orderable now: a part of it is off sale.</p>}
        </div>
      ))}
      <NamedProducts words="If this goes off sale, these combos do too:" products={partOf} />
      {isCombo && (
        <LinkButton to={`/admin/catalogue/products/${id}/parts`} look="soft" size="small">
          {filled.length === 0 ? "Write what is in it" : "Change the parts"}
        </LinkButton>
      )}
    </section>
  );
}
