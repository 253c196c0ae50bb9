import { Link } from "react-router";
import type { CombosOfProduct } from "../../../shop/catalogue/combos/get-office-combos.ts";
import { LinkButton } from "../../ui/button.tsx";
import { NamedProducts } from "./named-products.tsx";
import { SALE_WORDS } from "./sale-words.ts";

/** The combos that the page of a product offers, and the products whose pages offer it. */
export function CombosCard({ id, combos: { offered, offeredOn } }: { id: string; combos: CombosOfProduct }) {
  return (
    <section className="office-card" aria-labelledby="combos">
      <h2 id="combos">Combos</h2>
      {offered.length === 0 && offeredOn.length === 0 && (
        <p className="muted text-small">Its page offers none yet.</p>
      )}
      {offered.length > 0 && (
        <ul className="product-combos">
          {offered.map(({ sku, label, productId, name, weight, state }) => (
            <li key={sku}>
              <span>
                <b>{label}</b>
                <br />
                <Link className="link" to={`/admin/catalogue/products/${productId}`}>
                  {`${name}, ${weight}`}
                </Link>
              </span>
              <span className={`office-tag ${SALE_WORDS[state].tone}`}>{SALE_WORDS[state].label}</span>
            </li>
          ))}
        </ul>
      )}
      <NamedProducts words="Offered as a combo by" products={offeredOn} />
      <LinkButton to={`/admin/catalogue/products/${id}/combos`} look="soft" size="small">
        {offered.length === 0 ? "Add a combo" : "Change combos"}
      </LinkButton>
    </section>
  );
}
