import { useRef, useState } from "react";
import { ChangedCartReply, type CartRow as Row } from "../../contract/cart.ts";
import { useData } from "../client-data/use-data.ts";
import { apiFetch } from "../session/api-fetch.ts";
import { refreshSession } from "../session/use-session.ts";
import { inTurn } from "./in-turn.ts";
import { sendQuantities } from "./send-quantities.ts";
import { type CartData, cartUrl, loadCart, storeCart } from "./stored-cart.ts";

/** A customer's cart and its two changes. `email` is null for visitors, who have no cart. */
export function useCartData(email: string | null) {
  const { data, error, refetch, change, isFetching } = useData<CartData>(email && cartUrl(email), () =>
    loadCart(email ?? ""),
  );
  const [trouble, setTrouble] = useState<string | null>(null);
  const [quantities] = useState(sendQuantities);
  const removals = useRef(new Set<Promise<boolean>>());

  /** Shows these rows optimistically, before the shop has agreed. */
  const show = (changeRows: (rows: Row[]) => Row[]) =>
    change((cart) => ({ ...cart, rows: changeRows(cart.rows) }));

  /** Loads the shop's cart and sums, once it knows all removals. */
  const refetchWhenRemoved = async () => {
    if (removals.current.size === 0) await refetch();
  };

  const sendRemoval = async (row: Row): Promise<boolean> => {
    const body = { email, skuid: row.skuid };
    const reply = await apiFetch("/api/user/deleteCart", { reply: ChangedCartReply, body });
    if (!reply.ok) return false;
    storeCart(reply.data.at(-1) ?? "[]");
    // If its code does not load, the next load of the cart drops them.
    const code = await import("./cart-pieces.ts").catch(() => null);
    code?.dropPieces(email ?? "", [row.skuid]);
    return true;
  };

  const remove = async (row: Row) => {
    setTrouble(null);
    quantities.remove(row.skuid);
    const index = data?.rows.findIndex(({ skuid }) => skuid === row.skuid) ?? 0;
    show((rows) => rows.filter(({ skuid }) => skuid !== row.skuid));
    const removal = inTurn(() => sendRemoval(row));
    removals.current.add(removal);
    const isRemoved = await removal;
    removals.current.delete(removal);
    if (!isRemoved) {
      show((rows) => (rows.some(({ skuid }) => skuid === row.skuid) ? rows : rows.toSpliced(index, 0, row)));
      setTrouble(`We could not remove ${nameOf(row)} just now. It is still in your cart.`);
    }
    await Promise.all([refetchWhenRemoved(), isRemoved && refreshSession()]);
  };

  const setQuantity = async (row: Row, quantity: number) => {
    setTrouble(null);
    show((rows) => rows.map((shown) => (shown.skuid === row.skuid ? { ...shown, quantity } : shown)));
    await quantities.set(row.skuid, quantity, {
      send: (skuid, next) =>
        inTurn(() =>
          apiFetch("/api/user/setCartQuantity", {
            reply: ChangedCartReply,
            body: { email, skuid, quantity: next },
          }),
        ),
      refused: (_skuid, reply) => {
        const why = !reply.ok && reply.code === "not-in-cart" ? ` ${reply.message}` : "";
        setTrouble(`We could not change how many of ${nameOf(row)} you want.${why}`);
      },
    });
    // Reload the shop's sums, and after a refusal the stored quantity.
    await refetchWhenRemoved();
  };

  return {
    data,
    failed: error !== undefined && !data,
    retry: () => void refetch(),
    retrying: isFetching,
    trouble,
    remove,
    setQuantity,
    /** Resolves when the shop has answered every requested change. */
    settled: () => Promise.all([...removals.current, quantities.settled()]),
  };
}

/** The product name of a row; the SKU for products that have left the catalogue. */
export function nameOf({ name, skuid }: Row): string {
  return name || skuid;
}
