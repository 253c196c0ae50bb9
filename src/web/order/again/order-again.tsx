import RotateCcw from "lucide-react/icons/rotate-ccw";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toaster.tsx";

/** Takes the customer's earlier order to checkout, without its day. Without script the form fills the cart. */
export default function OrderAgain({ uuid, what }: { uuid: string; what: string }) {
  const say = useToast();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function repeat(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    const { askAgain } = await import("./ask-again.ts").catch(() => ({ askAgain: null }));
    const answer = askAgain ? await askAgain(uuid) : { problem: "We can’t be reached. Please try again." };
    if ("again" in answer) await navigate("/payment/cart", { state: { again: answer.again } });
    else say(answer.problem);
    setBusy(false);
  }

  return (
    <form method="post" action="/account/orders" onSubmit={(event) => void repeat(event)}>
      <input type="hidden" name="order" value={uuid} />
      <Button type="submit" look="soft" size="small" busy={isBusy} aria-label={`Order again: ${what}`}>
        <RotateCcw className="icon" aria-hidden="true" />
        Order again
      </Button>
    </form>
  );
}
