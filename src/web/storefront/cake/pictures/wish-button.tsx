import Heart from "lucide-react/icons/heart";
import { useState } from "react";
import { WishListReply } from "../../../../contract/wish-list.ts";
import { useData } from "../../../client-data/use-data.ts";
import { apiFetch } from "../../../session/api-fetch.ts";
import { fetchOrThrow } from "../../../session/fetch-or-throw.ts";
import { classes } from "../../../ui/classes.ts";
import { useToast } from "../../../ui/toaster.tsx";

const CALL = "/api/wish-list";
const load = () => fetchOrThrow(CALL, WishListReply);

/**
 * Adds the cake to the wish list or removes it. Without script, its form leads to the list. Its state is fetched,
 * because the page is the same for everybody.
 */
export function WishButton({ skus, sku }: { skus: string[]; sku: string }) {
  const say = useToast();
  const { data: wished, change, refetch } = useData(CALL, load);
  const [isSending, setIsSending] = useState(false);
  const isWished = wished?.some((other) => skus.includes(other)) ?? false;

  const press = async () => {
    if (isSending) return;
    setIsSending(true);
    const reply = await apiFetch(CALL, { reply: WishListReply, body: { SKU: sku, isWished: !isWished } });
    if (!reply.ok) say(reply.message);
    else if (wished) change(() => reply.data);
    else await refetch();
    setIsSending(false);
  };
  return (
    <form
      method="post"
      action="/wish-list"
      className={classes("heart", isWished && "is-wished")}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      <input type="hidden" name="sku" value={sku} />
      <button
        type="submit"
        name="intent"
        value="add"
        className="picture-act"
        aria-label={isWished ? "Remove from wish list" : "Add to wish list"}
        aria-busy={isSending || undefined}
      >
        <Heart className="icon heart-icon" aria-hidden="true" />
      </button>
      {isWished && (
        <a href="/wish-list" className="heart-link">
          In your wish list
        </a>
      )}
    </form>
  );
}
