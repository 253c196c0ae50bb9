import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { firstNameOf } from "../../../shop/orders/rules/first-name.ts";
import { ORDER_STATUS } from "../../../shop/orders/rules/order-status.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toaster.tsx";
import { toldWords } from "./gift-words.ts";

type GiftFactsProps = Pick<OrderProgressReply, "status"> & {
  gift: NonNullable<OrderProgressReply["gift"]>;
  receiver: string;
  isPickup: boolean;
};

/** The buyer's choices for a gift, and the link that they can send to its receiver. */
export default function GiftFacts({ gift, receiver, isPickup, status }: GiftFactsProps) {
  const { phase } = ORDER_STATUS[status];
  const receiverName = firstNameOf(receiver) || "the receiver";
  return (
    <section className="box" aria-labelledby="gift">
      <h2 id="gift">It’s a gift{receiver && ` for ${firstNameOf(receiver)}`}</h2>
      <ul className="gift-facts">
        <li>{gift.anonymous ? "Anonymous: your name stays with us" : `From ${gift.from || "you"}`}</li>
        {gift.card !== "" && <li>Card: “{gift.card}”</li>}
        {gift.hidePrices && <li>No bill in the box, no price on the label</li>}
        {!isPickup && toldWords(gift, receiverName, phase).map((words) => <li key={words}>{words}</li>)}
      </ul>
      {gift.link !== null && !isPickup && (
        <GiftLink link={gift.link} them={receiverName} gift={gift} hasArrived={phase === "delivered"} />
      )}
    </section>
  );
}

type GiftLinkProps = Pick<GiftFactsProps, "gift"> & { link: string; them: string; hasArrived: boolean };

function GiftLink({ link, them, gift, hasArrived }: GiftLinkProps) {
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(`Copied. It shows ${them} when the gift ${hasArrived ? "arrived" : "comes"}.`);
    } catch {
      // Some browsers forbid copying: show the link instead.
      say(link);
    }
  };
  return (
    <div className="gift-link">
      <p className="text-small muted">
        {gift.surprise && !hasArrived ? "Once the surprise is out: the" : "The"} page for {them} shows{" "}
        {hasArrived ? "when it arrived" : "day and hour"}
        {gift.anonymous ? ", neither prices nor your name." : ", and no prices."}
      </p>
      <Button look="soft" size="small" onClick={() => void copy()}>
        Copy the link for {them}
      </Button>
    </div>
  );
}
