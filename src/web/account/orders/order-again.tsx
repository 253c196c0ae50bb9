import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useCart } from "../../cart/cart.tsx";
import type { FormAnswer } from "../../forms/form-answer.ts";
import { refreshSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toaster.tsx";

/** Adds the products of an order to the cart and opens it; without script the page reports the result. */
export function OrderAgain({ uuid, what }: { uuid: string; what: string }) {
  const { Form, state, data } = useFetcher<FormAnswer<never>>();
  const { openCart } = useCart();
  const say = useToast();
  const handledAnswer = useRef(data);
  useEffect(() => {
    if (!data || handledAnswer.current === data) return;
    handledAnswer.current = data;
    say(data.message === "" ? null : data.message);
    if (!data.ok) return;
    void refreshSession();
    openCart();
  }, [data, say, openCart]);
  return (
    <Form method="post" action="/account/orders">
      <input type="hidden" name="order" value={uuid} />
      <Button
        type="submit"
        look="soft"
        size="small"
        busy={state !== "idle"}
        aria-label={`Order again: ${what}`}
      >
        <RotateCcw className="icon" aria-hidden="true" />
        Order again
      </Button>
    </Form>
  );
}
