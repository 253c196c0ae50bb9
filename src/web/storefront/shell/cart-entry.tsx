import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useSession } from "../../session/use-session.ts";
import { Roundel } from "../../ui/marks.tsx";
import { useCart } from "./cart.tsx";

const words = (count: number) => `Cart, ${count} ${count === 1 ? "item" : "items"}`;

/** Opens the cart, in the header. */
export function CartEntry() {
  const { openCart } = useCart();
  const count = useSession().me?.cartCount ?? 0;
  return (
    <button
      type="button"
      className="hd-act cart hide-s needs-script"
      aria-label={words(count)}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <ShoppingBag className="ic" aria-hidden="true" />
      <span>
        Cart
        {count > 0 && <> · {count}</>}
      </span>
    </button>
  );
}

/** The same in the bar of phones, in the middle. */
export function CartTab() {
  const { openCart } = useCart();
  const count = useSession().me?.cartCount ?? 0;
  return (
    <button
      type="button"
      className="cartt needs-script"
      aria-label={words(count)}
      aria-haspopup="dialog"
      onClick={openCart}
    >
      <Roundel>
        <ShoppingBag className="ic" aria-hidden="true" />
      </Roundel>
      {count > 0 && <span className="n">{count}</span>}
      Cart
    </button>
  );
}
