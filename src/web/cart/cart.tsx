import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router";

const CartDrawer = lazy(() => import("./cart-drawer.tsx").then((file) => ({ default: file.CartDrawer })));

const CartContext = createContext({ openCart: () => {} });

/** Opens the cart from anywhere: `const { openCart } = useCart()`. */
export const useCart = () => useContext(CartContext);

/** In an address, this opens the cart: so that checkout can lead back to it. */
export const CART_HASH = "#cart";

/** The cart drawer of these pages. Its code comes when it is first opened. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const cart = useMemo(() => ({ openCart: () => setOpened(true) }), []);
  // Only in a page that is alive: the server never sees this part of an address.
  useEffect(() => {
    if (hash === CART_HASH) setOpened(true);
  }, [hash]);
  const close = () => {
    setOpened(false);
    if (hash === CART_HASH) navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  return (
    <CartContext value={cart}>
      {children}
      {opened && (
        <Suspense>
          <CartDrawer onClose={close} />
        </Suspense>
      )}
    </CartContext>
  );
}
