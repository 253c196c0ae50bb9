import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { lazy } from "react";
import { Link } from "react-router";
import type { CartRow as Row } from "../../contract/cart.ts";
import { fromRupees } from "../../shop/basics/money.ts";
import { MAX_QUANTITY } from "../../shop/cart/rules/cart-limits.ts";
import { IconButton } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Price } from "../ui/price.tsx";

// Loaded with this file: the cart waits for it, so that no row grows later. If it cannot be loaded, rows show no pieces.
const pieces = import("./row-pieces.tsx").then(
  (file) => ({ default: file.RowPieces }),
  () => ({ default: () => null }),
);
const RowPieces = lazy(() => pieces);

type CartRowProps = {
  row: Row;
  /** The customer's e-mail. */
  email: string;
  onChosen: () => void;
  onRemove: () => void;
  onQuantity: (quantity: number) => void;
};

/** One cart line. It links to the product page, except for its bin, which removes it. */
export function CartRow({ row, email, onChosen, onRemove, onQuantity }: CartRowProps) {
  const name = row.name || row.skuid;
  const isAvailable = row.state === "available";
  return (
    <article className={classes("cart-row", `t-${row.tile}`, !isAvailable && "is-gone")}>
      <span className="tile cart-row-tile">
        {row.cutout && <img src={row.cutout} alt="" width="200" height="200" />}
      </span>
      <div>
        <h3>
          {row.href ? (
            <Link to={row.href} onClick={onChosen}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="cart-row-kind">
          {row.flavour && (
            <>
              {row.flavour}
              <br />
            </>
          )}
          {row.weight && <span>Weight: {row.weight}</span>}
          <span>Qty: {row.quantity}</span>
        </p>
        {isAvailable ? (
          <Price
            className="cart-row-price"
            sell={fromRupees(row.price)}
            price={fromRupees(row.orginalPrice)}
          />
        ) : (
          <p className="cart-row-why">
            {row.state === "gone" ? "We do not have this any more." : "Currently Unavailable"}
          </p>
        )}
      </div>
      <IconButton label={`Remove ${name}`} className="cart-row-bin" onClick={onRemove}>
        <Trash2 className="icon" aria-hidden="true" />
      </IconButton>
      {isAvailable && <Stepper name={name} quantity={row.quantity} onQuantity={onQuantity} />}
      {isAvailable && (
        <RowPieces
          line={{ email, sku: row.skuid, quantity: row.quantity }}
          name={name}
          onQuantity={onQuantity}
        />
      )}
    </article>
  );
}

type StepperProps = { name: string; quantity: number; onQuantity: (quantity: number) => void };

/** 1 to 20; the bin removes the line. The button at a limit stays focusable, so it is aria-disabled, not disabled. */
function Stepper({ name, quantity, onQuantity }: StepperProps) {
  const isLeast = quantity <= 1;
  const isMost = quantity >= MAX_QUANTITY;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons around a number, not fields of a form
    <div className="cart-row-quantity" role="group" aria-label={`How many of ${name}`}>
      <button
        type="button"
        aria-label={`One less ${name}`}
        aria-disabled={isLeast || undefined}
        onClick={() => isLeast || onQuantity(quantity - 1)}
      >
        <Minus className="icon" aria-hidden="true" />
      </button>
      <span aria-live="polite">{quantity}</span>
      <button
        type="button"
        aria-label={`One more ${name}`}
        aria-disabled={isMost || undefined}
        onClick={() => isMost || onQuantity(quantity + 1)}
      >
        <Plus className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
