import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useCart } from "../../cart/cart.tsx";
import { useSession } from "../../session/use-session.ts";
import { Roundel } from "../../ui/marks.tsx";

/** The number of items, for screen readers. */
function Count({ count }: { count: number }) {
  return <span className="sr-only">{`, ${count} ${count === 1 ? "item" : "items"}`}</span>;
}

/** The header's cart button. */
export function CartEntry() {
  const { openCart } = useCart();
  const count = useSession().me?.cartCount ?? 0;
  return (
    <button
      type="button"
      className="header-entry header-cart header-wide needs-script"
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <ShoppingBag className="icon" aria-hidden="true" />
      <span className="header-cart-words">
        Cart
        <Count count={count} />
        {count > 0 && (
          <span className="header-cart-count" aria-hidden="true">
            {count}
          </span>
        )}
      </span>
    </button>
  );
}

/** The cart button in the tab bar of phones. */
export function CartTab() {
  const { openCart } = useCart();
  const count = useSession().me?.cartCount ?? 0;
  return (
    <button type="button" className="tab-bar-cart needs-script" aria-haspopup="dialog" onClick={openCart}>
      <Roundel className="tab-bar-disc">
        <ShoppingBag className="icon" aria-hidden="true" />
      </Roundel>
      {count > 0 && (
        <span className="tab-bar-count" aria-hidden="true">
          {count}
        </span>
      )}
      <span>
        Cart
        <Count count={count} />
      </span>
    </button>
  );
}
