import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CartRow as Row } from "../../contract/cart.ts";
import { useSession } from "../session/use-session.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Drawer } from "../ui/dialog.tsx";
import { EmptyBoard } from "../ui/empty-board.tsx";
import { Alert, Note } from "../ui/note.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { CartRow } from "./cart-row.tsx";
import { CartSignIn } from "./cart-sign-in.tsx";
import { CartTicket } from "./cart-ticket.tsx";
import { nameOf, useCartData } from "./use-cart-data.ts";
import { useCartDelivery } from "./use-cart-delivery.ts";
import "./cart.css";

// Requested with this file, not after the cart has come. A chunk of its own keeps its imports out of every page's script.
const bill = import("./cart-bill.tsx").then((file) => ({ default: file.CartBill }));
const CartBill = lazy(() => bill);
const CartAddOns = lazy(() => import("./cart-add-ons.tsx").then((file) => ({ default: file.CartAddOns })));

type Cart = ReturnType<typeof useCartData>;

/** The cart drawer on the right. Changes that the shop refuses are undone and explained. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { status, me } = useSession();
  const cart = useCartData(me?.email ?? null);
  const rows = cart.data?.rows ?? [];
  const orderable = rows.filter((row) => row.state === "available");
  const pieces = orderable.map((row) => `${row.skuid}*${row.quantity}`);
  const delivery = useCartDelivery(pieces);
  const { leaving, checkOut } = useCheckOut(cart, onClose);
  const { list, removed, remove } = useRemoval(cart);

  return (
    <Drawer
      open
      onClose={onClose}
      title="Cart"
      foot={
        <>
          {orderable.length > 0 && (
            <>
              <Suspense fallback={<div className="cart-bill" />}>
                <CartBill rows={orderable} delivery={delivery} fees={cart.data?.fees ?? []} />
              </Suspense>
              <LinkButton wide to="/payment/cart" aria-busy={leaving} onClick={checkOut}>
                CHECKOUT
              </LinkButton>
            </>
          )}
          <Button look={orderable.length > 0 ? "ghost" : "primary"} wide onClick={onClose}>
            CONTINUE SHOPPING
          </Button>
        </>
      }
    >
      <p className="sr-only" role="status">
        {removed && !cart.trouble && `${removed.name} is out of your cart.`}
      </p>
      {cart.trouble && <Alert>{cart.trouble}</Alert>}
      {contents()}
    </Drawer>
  );

  function contents() {
    if (!me) return status === "loading" ? <Loading /> : <CartSignIn />;
    if (rows.length > 0) {
      return (
        <Suspense fallback={<Loading />}>
          <CartTicket pieces={pieces} />
          <div ref={list}>
            {rows.map((row, at) => (
              <CartRow
                key={row.skuid}
                row={row}
                email={me.email}
                onChosen={onClose}
                onRemove={() => remove(row, at)}
                onQuantity={(quantity) => cart.setQuantity(row, quantity)}
              />
            ))}
          </div>
          {orderable.length > 0 && delivery.addOns.length > 0 && <CartAddOns addOns={delivery.addOns} />}
          {orderable.length < rows.length && (
            <p className="text-small muted">What is unavailable stays here, and is not part of the order.</p>
          )}
        </Suspense>
      );
    }
    if (cart.failed) return <NotLoaded cart={cart} />;
    return cart.data ? <Empty /> : <Loading />;
  }
}

/** Leaves for the checkout, once all changes of the cart have arrived. */
function useCheckOut(cart: Cart, onClose: () => void) {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const checkOut = async (event: MouseEvent) => {
    // Ignore clicks that open another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (leaving) return;
    setLeaving(true);
    await cart.settled();
    onClose();
    void navigate("/payment/cart");
  };
  return { leaving, checkOut };
}

/** The last removed row, and the list of those that are left. */
function useRemoval(cart: Cart) {
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<{ name: string; at: number } | null>(null);

  // The removed row took the focused button with it: focus the next bin.
  useEffect(() => {
    const bins = list.current?.querySelectorAll<HTMLElement>(".cart-row-bin");
    if (removed && bins) bins[Math.min(removed.at, bins.length - 1)]?.focus();
  }, [removed]);

  const remove = (row: Row, at: number) => {
    void cart.remove(row);
    setRemoved({ name: nameOf(row), at });
  };
  return { list, removed, remove };
}

function NotLoaded({ cart }: { cart: Cart }) {
  return (
    <Note
      kind="error"
      as="h3"
      title="Your cart could not be loaded."
      action={
        <Button size="small" busy={cart.retrying} onClick={cart.retry}>
          Try again
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <p className="cart-loading" role="status">
      <Spinner /> Loading your cart...
    </p>
  );
}

function Empty() {
  return (
    <div className="empty">
      <EmptyBoard />
      <h3>Your cart is Empty</h3>
      <p className="muted">Let's fill it up</p>
    </div>
  );
}
