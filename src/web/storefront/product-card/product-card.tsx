import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import type { DeliveryTime } from "../../../shop/catalogue/rules/listing-filter.ts";
import { classes } from "../../ui/classes.ts";
import { FoodMark, Points, Seal } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Rating } from "../../ui/rating.tsx";
import "./card.css";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** See `earliest-slot-element.ts`. */
      "earliest-slot": { lead: number; children: ReactNode };
    }
  }
}

/** Earliest delivery in words until the pincode is known: a cached page does not know it. */
const EARLIEST: Record<DeliveryTime, string> = {
  same: "Same day",
  next: "Next day",
  scheduled: "Made to order",
};

const SIZES = "(max-width: 48em) 44vw, (max-width: 68.75em) 29vw, 17rem";

/** A product in a grid: the whole card is one link. Hovering shows the studio photograph. */
export function ProductCard({ product, eager = false }: { product: Product; eager?: boolean }) {
  return (
    <article className={classes("card", `t-${product.tile}`, !product.active && "is-unavailable")}>
      <div className="tile card-tile">
        <Picture picture={product.cutout} alt="" sizes={SIZES} eager={eager} />
        <Picture picture={product.photo} alt="" sizes={SIZES} className="tile-photo" />
        {product.mark && <FoodMark mark={product.mark} className="tile-mark" />}
      </div>
      <Points points={product.points} className="card-points" />
      <Seal percent={product.discount} className="card-seal" />
      <div className="card-body">
        <h3>
          <a href={product.href}>{product.name}</a>
        </h3>
        {product.active ? (
          <>
            <div className="card-row">
              <Price sell={product.sellPaise} price={product.pricePaise} per={product.weight} />
              <Rating rating={product.rating} reviews={product.reviews} />
            </div>
            <p className="card-eta">
              <Clock className="icon" aria-hidden="true" />
              <earliest-slot lead={product.leadHours}>
                <b>{EARLIEST[product.deliveryTime]}</b>
              </earliest-slot>
            </p>
          </>
        ) : (
          <p className="muted text-small">Currently Unavailable</p>
        )}
      </div>
    </article>
  );
}
