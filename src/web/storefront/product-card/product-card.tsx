import Clock from "lucide-react/icons/clock";
import { Link } from "react-router";
import { discountPercent, type Paise } from "../../../shop/basics/money.ts";
import type { Picture as PictureFiles } from "../../../shop/catalog/pictures.ts";
import { classes } from "../../ui/classes.ts";
import { Points, Seal, VegMark } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Rating } from "../../ui/rating.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import "./card.css";

/** What a card shows of a product. */
export type CardProduct = {
  sku: string;
  name: string;
  pricePaise: Paise;
  sellPaise: Paise;
  points: number;
  eggless: boolean;
  active: boolean;
  rating: number;
  reviews: number;
  /** Colour behind the cut-out: `rose`, `gold`, `pista`, `cream` or `lilac`. */
  tile: string;
  deliveryTime: string;
  picture: PictureFiles;
};

/** How soon it can come. The exact hour depends on the pincode, which a page for everybody does not know. */
const EARLIEST: Record<string, string> = {
  same: "Same day",
  next: "Next day",
  scheduled: "Made to order",
};

/** A product in a grid: the whole card is one link to its page. */
export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  const earliest = EARLIEST[product.deliveryTime];
  return (
    <article className={classes("card", `t-${product.tile}`, !product.active && "na")}>
      <div className="tile">
        <Picture
          picture={product.picture}
          alt=""
          sizes="(max-width: 767px) 44vw, (max-width: 1099px) 29vw, 17rem"
          eager={eager}
        />
        {product.eggless && <VegMark />}
      </div>
      <Points points={product.points} />
      <Seal percent={discountPercent(product.pricePaise, product.sellPaise)} />
      <div className="card-b">
        <h3>
          <Link to={`/cake/${product.sku}`} prefetch="intent">
            {product.name}
          </Link>
        </h3>
        {product.active ? (
          <>
            <div className="row">
              <Price sell={product.sellPaise} price={product.pricePaise} />
              <Rating rating={product.rating} reviews={product.reviews} />
            </div>
            {earliest && (
              <p className="eta">
                <Clock className="ic" aria-hidden="true" />
                <b>{earliest}</b>
              </p>
            )}
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
