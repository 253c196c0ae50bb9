import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from "react";

const CartDrawer = lazy(() => import("./cart-drawer.tsx").then((file) => ({ default: file.CartDrawer })));

const CartContext = createContext({ openCart: () => {} });

/** Opens the cart from anywhere: `const { openCart } = useCart()`. */
export const useCart = () => useContext(CartContext);

/** The cart drawer of these pages. Its code comes when it is first opened. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const cart = useMemo(() => ({ openCart: () => setOpen(true) }), []);
  return (
    <CartContext value={cart}>
      {children}
      {open && (
        <Suspense>
          <CartDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CartContext>
  );
}
