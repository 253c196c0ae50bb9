import { useRef, useState } from "react";
import useSWR from "swr";
import { ChangedCartReply, type CartRow as Row } from "../../contract/cart.ts";
import { removeCartMessages } from "../draft/cart-messages.ts";
import { browserStore } from "../draft/text-store.ts";
import { apiFetch } from "../session/api-fetch.ts";
import { refreshSession } from "../session/use-session.ts";
import { sendQuantities } from "./send-quantities.ts";
import { type CartData, cartUrl, loadCart, storeCart } from "./stored-cart.ts";

/** A customer's cart and its two changes. `email` is null for visitors, who have no cart. */
export function useCartData(email: string | null) {
  const { data, error, mutate, isValidating } = useSWR<CartData, Error>(email && cartUrl(email), () =>
    loadCart(email ?? ""),
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const [quantities] = useState(sendQuantities);
  const removing = useRef<Promise<unknown>>(Promise.resolve());

  /** Shows these rows optimistically, before the shop has agreed. */
  const show = (change: (rows: Row[]) => Row[]) =>
    mutate((cart) => cart && { ...cart, rows: change(cart.rows) }, { revalidate: false });

  const remove = async (row: Row) => {
    setTrouble(null);
    quantities.remove(row.skuid);
    const without = (cart: CartData) => ({
      ...cart,
      rows: cart.rows.filter(({ skuid }) => skuid !== row.skuid),
    });
    const send = async (cart?: CartData) => {
      const body = { email, skuid: row.skuid };
      const reply = await apiFetch("/api/user/deleteCart", { reply: ChangedCartReply, body });
      if (!reply.ok || !cart) throw new Error("not removed");
      storeCart(reply.data.at(-1) ?? "[]");
      removeCartMessages(browserStore("localStorage"), email ?? "", [row.skuid]);
      return without(cart);
    };
    try {
      const sent = mutate(send, {
        optimisticData: (cart) => (cart ? without(cart) : EMPTY),
        rollbackOnError: true,
      });
      removing.current = Promise.allSettled([removing.current, sent]);
      await sent;
      await refreshSession();
    } catch {
      setTrouble(`We could not remove ${nameOf(row)} just now. It is still in your cart.`);
    }
  };

  const setQuantity = async (row: Row, quantity: number) => {
    setTrouble(null);
    void show((rows) => rows.map((shown) => (shown.skuid === row.skuid ? { ...shown, quantity } : shown)));
    await quantities.set(row.skuid, quantity, {
      send: (skuid, next) =>
        apiFetch("/api/user/setCartQuantity", {
          reply: ChangedCartReply,
          body: { email, skuid, quantity: next },
        }),
      refused: (_skuid, reply) => {
        const why = !reply.ok && reply.code === "not-in-cart" ? ` ${reply.message}` : "";
        setTrouble(`We could not change how many of ${nameOf(row)} you want.${why}`);
      },
    });
    // Reload the shop's sums, and after a refusal the quantity that stands.
    void mutate();
  };

  const retry = () => void mutate();
  return {
    data,
    failed: error !== undefined && !data,
    retry,
    retrying: isValidating,
    trouble,
    remove,
    setQuantity,
    /** Resolves when the shop has answered every requested change. */
    settled: () => Promise.all([removing.current, quantities.settled()]),
  };
}

const EMPTY: CartData = { cart: "[]", rows: [], items: 0, delivery: 0 };

/** The product name of a row; the SKU for products that have left the catalogue. */
export function nameOf({ name, skuid }: Row): string {
  return name || skuid;
}
