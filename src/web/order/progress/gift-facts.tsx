import type { OrderProgressReply } from "../../../contract/order-progress.ts";
import { firstNameOf } from "../../../shop/orders/rules/first-name.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toaster.tsx";

type GiftFactsProps = { gift: NonNullable<OrderProgressReply["gift"]>; receiver: string; isPickup: boolean };

/** What the buyer chose for a gift, and the link that they can send to its receiver. */
export default function GiftFacts({ gift, receiver, isPickup }: GiftFactsProps) {
  const receiverName = firstNameOf(receiver) || "the receiver";
  return (
    <section className="box" aria-labelledby="gift">
      <h2 id="gift">It’s a gift{receiver && ` for ${firstNameOf(receiver)}`}</h2>
      <ul className="gift-facts">
        <li>{gift.anonymous ? "Anonymous: your name stays with us" : `From ${gift.from || "you"}`}</li>
        {gift.card !== "" && <li>Card: “{gift.card}”</li>}
        {gift.hidePrices && <li>No bill in the box, no price on the label</li>}
        {!isPickup && <li>{toldWords(gift, receiverName)}</li>}
        {!isPickup && <li>If the rider needs help, we call {gift.callsBuyer ? "you" : receiverName}</li>}
      </ul>
      {gift.link !== null && !isPickup && <GiftLink link={gift.link} them={receiverName} gift={gift} />}
    </section>
  );
}

function toldWords({ surprise, receiverEmail }: GiftFactsProps["gift"], receiverName: string): string {
  if (surprise) return `A surprise: ${receiverName} hears nothing before it arrives`;
  return receiverEmail === ""
    ? `You tell ${receiverName} yourself`
    : `We tell ${receiverName} at ${receiverEmail}`;
}

function GiftLink({ link, them, gift }: { link: string; them: string } & Pick<GiftFactsProps, "gift">) {
  const say = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(`Copied. It shows ${them} when the gift comes.`);
    } catch {
      // Some browsers forbid copying: show the link instead.
      say(link);
    }
  };
  return (
    <div className="gift-link">
      <p className="text-small muted">
        {gift.surprise ? "Once the surprise is out: the" : "The"} page for {them} shows day and hour
        {gift.anonymous ? ", neither prices nor your name." : ", and no prices."}
      </p>
      <Button look="soft" size="small" onClick={() => void copy()}>
        Copy the link for {them}
      </Button>
    </div>
  );
}
