import { Link } from "react-router";
import type { PartsOfProduct } from "../../../shop/catalogue/get-office-parts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { SALE_WORDS } from "./sale-words.ts";

/** What is in each size of a combo, and the combos that a product is in. */
export function PartsCard({ id, parts }: { id: string; parts: PartsOfProduct }) {
  const { isCombo, sizes, partOf } = parts;
  if (!isCombo && partOf.length === 0) return null;
  const filled = sizes.filter((size) => size.parts.length > 0);
  return (
    <section className="office-card" aria-labelledby="parts">
      <h2 id="parts">{isCombo ? "What is in it" : "In combos"}</h2>
      {isCombo && filled.length === 0 && (
        <p className="muted text-small">Nothing is written yet, so it is sold whatever else is off sale.</p>
      )}
      {filled.map(({ sku, title, parts: ofSize, isHeldUp }) => (
        <div className="product-parts" key={sku}>
          <h3>{title}</h3>
          <ul className="product-combos">
            {ofSize.map(({ title: part, target }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two parts can have the same name
              <li key={index}>
                {target?.productId ? (
                  <Link className="link" to={`/admin/catalogue/products/${target.productId}`}>
                    {part}
                  </Link>
                ) : (
                  part
                )}
                {target?.state && (
                  <span className={`office-tag ${SALE_WORDS[target.state].tone}`}>
                    {SALE_WORDS[target.state].label}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {isHeldUp && (
            <p className="text-small">Shoppers cannot order this size now: a part of it is off sale.</p>
          )}
        </div>
      ))}
      {partOf.length > 0 && (
        <p className="text-small">
          It is in{" "}
          {partOf.map((product, index) => (
            <span key={product.id}>
              {index > 0 && ", "}
              <Link className="link" to={`/admin/catalogue/products/${product.id}`}>
                {product.name}
              </Link>
            </span>
          ))}
          . Off sale, it takes these along.
        </p>
      )}
      {isCombo && (
        <LinkButton to={`/admin/catalogue/products/${id}/parts`} look="soft" size="small">
          {filled.length === 0 ? "Write what is in it" : "Change the parts"}
        </LinkButton>
      )}
    </section>
  );
}
