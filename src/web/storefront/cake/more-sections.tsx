import type { ProductCard as Product } from "../../../shop/catalog/product-card.ts";
import { Ready } from "../../rendering/ready.tsx";
import { classes } from "../../ui/classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { ProductCard } from "../product-card/product-card.tsx";
import type { ComboView } from "./cake-view.ts";

/** The id of the element that holds the combos. */
export const COMBOS_ID = "combo-cards";

/** What the product is also sold together with. Null where that came with the document. */
export function Combos({ combos }: { combos: ComboView[] | null }) {
  return (
    <section className="sec" aria-labelledby="combos">
      <div className="head">
        <h2 id="combos">Available Combos</h2>
      </div>
      <Ready id={COMBOS_ID} className="combos">
        {combos && <ComboCards combos={combos} />}
      </Ready>
    </section>
  );
}

/** One that can't be had now is dimmed and leads nowhere. */
export function ComboCards({ combos }: { combos: ComboView[] }) {
  if (combos.length === 0) return <p className="muted">No combos available.</p>;
  return combos.map((combo, place) => (
    <Combo key={combo.sku} combo={combo} tile={COMBO_TILES[place % COMBO_TILES.length]} />
  ));
}

/** What is added has a colour by its place: the cake's own stands on the large picture already. */
const COMBO_TILES = ["cream", "gold", "pista", "lilac"];

function Combo({ combo, tile }: { combo: ComboView; tile: string | undefined }) {
  const look = classes("combo", `t-${tile}`, !combo.active && "na");
  const content = (
    <>
      <span className="tile">
        <Picture picture={combo.cutout} alt="" sizes="7rem" />
      </span>
      <span>
        <h3>{combo.label}</h3>
        {combo.active ? (
          <Price sell={combo.sellPaise} price={combo.pricePaise} />
        ) : (
          <span className="st">Currently Unavailable</span>
        )}
      </span>
    </>
  );
  if (!combo.active) return <div className={look}>{content}</div>;
  return (
    <a className={look} href={combo.href}>
      {content}
    </a>
  );
}

/** Other products, under a heading. Nothing where there are none, and null where they came with the document. */
export function MoreProducts({
  id,
  title,
  products,
}: {
  id: string;
  title: string;
  products: Product[] | null;
}) {
  if (products?.length === 0) return null;
  return (
    <section className="sec" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
      </div>
      <Ready id={`${id}-cards`} className="more">
        {products?.map((product) => <ProductCard key={product.sku} product={product} />) ?? null}
      </Ready>
    </section>
  );
}
