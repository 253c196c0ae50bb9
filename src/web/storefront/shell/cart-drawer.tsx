import { useState } from "react";
import { useLocation } from "react-router";
import useSWR from "swr";
import { fromRupees, showMoney } from "../../../shop/basics/money.ts";
import { accountPath } from "../../session/account-path.ts";
import { apiFetch } from "../../session/api-fetch.ts";
import { refreshSession, useSession } from "../../session/use-session.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { EmptyBoard } from "../../ui/empty-board.tsx";
import { Alert, Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { CartRow, type Row } from "./cart-row.tsx";
import { keepCart } from "./keep-cart.ts";
import "./cart.css";

type Cart = { cart: string; rows: Row[] };

/** The cart, from the right. What the server would not remove comes back, and is said. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
  const { status, me } = useSession();
  const key = me ? `/api/user/getCart/${encodeURIComponent(me.email)}` : null;
  const { data, error, mutate } = useSWR<Cart, Error>(key, load);
  const [trouble, setTrouble] = useState<string | null>(null);
  const rows = data?.rows ?? [];
  const total = rows.reduce(
    (sum, row) => sum + (row.state === "available" ? row.price * row.quantity : 0),
    0,
  );

  const remove = async (skuid: string) => {
    if (!me) return;
    setTrouble(null);
    const without = async (): Promise<Cart> => {
      const reply = await apiFetch<string[]>("/api/user/deleteCart", { body: { email: me.email, skuid } });
      if (!reply.ok) throw new Error(reply.message);
      const cart = reply.data.at(-1) ?? "[]";
      keepCart(cart);
      return { cart, rows: rows.filter((row) => row.skuid !== skuid) };
    };
    const optimisticData = { cart: data?.cart ?? "[]", rows: rows.filter((row) => row.skuid !== skuid) };
    try {
      await mutate(without(), { optimisticData, rollbackOnError: true, revalidate: false });
      await refreshSession();
    } catch {
      setTrouble("We could not remove that just now. It is still in your cart.");
    }
  };

  return (
    <Drawer
      open
      onClose={onClose}
      title="Cart"
      foot={
        <>
          {total > 0 && (
            <p className="cart-total">
              <span>
                <b>Total</b> <span className="muted sm">before delivery</span>
              </span>
              <b className="d">{showMoney(fromRupees(total))}</b>
            </p>
          )}
          <Button look={rows.length > 0 ? "ghost" : "primary"} wide onClick={onClose}>
            CONTINUE SHOPPING
          </Button>
        </>
      }
    >
      {trouble && <Alert>{trouble}</Alert>}
      {contents()}
    </Drawer>
  );

  function contents() {
    if (!me) return status === "loading" ? <Loading /> : <SignedOut onClose={onClose} />;
    if (rows.length > 0) {
      return rows.map((row) => (
        <CartRow key={row.skuid} row={row} onChosen={onClose} onRemove={() => remove(row.skuid)} />
      ));
    }
    if (error) {
      return (
        <Note
          kind="error"
          as="h3"
          title="Your cart could not be loaded."
          action={
            <Button size="small" onClick={() => mutate()}>
              Try again
            </Button>
          }
        />
      );
    }
    return data ? <Empty /> : <Loading />;
  }
}

async function load(path: string): Promise<Cart> {
  const reply = await apiFetch<Cart>(path);
  if (!reply.ok) throw new Error(reply.message);
  keepCart(reply.data.cart);
  return reply.data;
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

function SignedOut({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <div className="empty">
      <EmptyBoard />
      <h3>Your cart is Empty</h3>
      <p className="muted">Let's fill it up. Signed in, it is the same on every device.</p>
      <LinkButton look="soft" size="small" to={accountPath(`${pathname}${search}`)} onClick={onClose}>
        Sign in
      </LinkButton>
    </div>
  );
}
