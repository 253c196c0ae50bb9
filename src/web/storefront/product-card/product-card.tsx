import Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import type { ProductCard as Product } from "../../../shop/catalogue/product-card.ts";
import type { DeliveryTime } from "../../../shop/catalogue/rules/listing-filter.ts";
import { classes } from "../../ui/classes.ts";
import { FoodMark, Points, Seal } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Rating } from "../../ui/rating.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import "./card.css";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** See `first-hour.ts`. */
      "first-hour": { lead: number; children: ReactNode };
    }
  }
}

/** How soon it can come, until the pincode is known: a page for everybody does not know it. */
const EARLIEST: Record<DeliveryTime, string> = {
  same: "Same day",
  next: "Next day",
  scheduled: "Made to order",
};

const SIZES = "(max-width: 48em) 44vw, (max-width: 68.75em) 29vw, 17rem";

/** A product in a grid: the whole card is one link to its page. Pointing at it shows the studio photograph. */
export function ProductCard({ product, eager = false }: { product: Product; eager?: boolean }) {
  return (
    <article className={classes("card", `t-${product.tile}`, !product.active && "na")}>
      <div className="tile">
        <Picture picture={product.cutout} alt="" sizes={SIZES} eager={eager} />
        <Picture picture={product.photo} alt="" sizes={SIZES} className="alt" />
        {product.mark && <FoodMark mark={product.mark} />}
      </div>
      <Points points={product.points} />
      <Seal percent={product.discount} />
      <div className="card-b">
        <h3>
          <a href={product.href}>{product.name}</a>
        </h3>
        {product.active ? (
          <>
            <div className="row">
              <Price sell={product.sellPaise} price={product.pricePaise} />
              <Rating rating={product.rating} reviews={product.reviews} />
            </div>
            <p className="eta">
              <Clock className="ic" aria-hidden="true" />
              <first-hour lead={product.leadHours}>
                <b>{EARLIEST[product.deliveryTime]}</b>
              </first-hour>
            </p>
          </>
        ) : (
          <p className="muted sm">Currently Unavailable</p>
        )}
      </div>
    </article>
  );
}

/** The place of a card that is still coming, in its size. */
export function ProductCardSkeleton() {
  return (
    <div className="card" aria-hidden="true">
      <div className="tile sk" />
      <div className="card-b">
        <Skeleton className="h-5 block" />
        <Skeleton className="h-5 block w-2/3" />
        <Skeleton className="h-4 block w-1/2" />
      </div>
    </div>
  );
}
