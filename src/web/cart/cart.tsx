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
import { useToast } from "../ui/toaster.tsx";

const CartDrawer = lazy(() => import("./cart-drawer.tsx").then((file) => ({ default: file.CartDrawer })));

const CartContext = createContext({ openCart: () => {} });

/** Opens the cart from anywhere: `const { openCart } = useCart()`. */
export const useCart = () => useContext(CartContext);

/** Opens the cart from a URL, so that checkout can link back to it. */
export const CART_HASH = "#cart";

/** Provides the cart drawer. Its code loads when the drawer is first opened. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const say = useToast();
  const cart = useMemo(
    () => ({
      openCart: () => {
        // "See cart" would cover CHECKOUT.
        say(null);
        setOpened(true);
      },
    }),
    [say],
  );
  // Runs in the browser only: the hash never reaches the server.
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
