import Gift from "lucide-react/icons/gift";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Roundel } from "../../../ui/marks.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { dayAndSlot, isComplete, type OrderChoice } from "../plan/order-choice.ts";
import type { OrderedAddOn, OrderedCake } from "../summary/order-summary.tsx";
import type { GiftPanelProps, GiftPart } from "./gift-panel.tsx";
import "./gift-card.css";

const loadPanel = () => import("./gift-panel.tsx").then((file) => ({ default: file.GiftPanel }));
const GiftPanel = lazy(loadPanel);

type GiftCardProps = Omit<GiftPanelProps, "startAt" | "when" | "hasCake" | "paidCard"> & {
  /** Null while it is being read from this browser. */
  choice: OrderChoice | null;
  cakes: OrderedCake[];
  addOns: OrderedAddOn[];
  isForSomeoneElse: boolean;
};

/**
 * The switch of gift mode, and its questions once it is on. Off, it asks for nothing; an order for another person
 * offers what most gifts need, in one tap.
 */
export default function GiftCard({ choice, cakes, addOns, isForSomeoneElse, ...props }: GiftCardProps) {
  const { gift, change, locked } = props;
  const [startAt, setStartAt] = useState<GiftPart | null>(null);
  const start = (part: GiftPart, anonymous = gift.anonymous) => {
    setStartAt(part);
    change({ anonymous, on: true });
  };
  return (
    <section className="box gift" aria-labelledby="gift">
      <label className="gift-switch">
        <Roundel className="gift-mark">
          <Gift className="icon" aria-hidden="true" />
        </Roundel>
        <span>
          <b className="gift-title" id="gift">
            It’s a gift
          </b>
          <small>Message card, surprise, hidden prices. Free.</small>
        </span>
        <input
          type="checkbox"
          checked={gift.on}
          disabled={locked}
          onPointerEnter={() => void loadPanel()}
          onChange={(event) => {
            setStartAt(null);
            change({ on: event.target.checked });
          }}
        />
      </label>
      {gift.on && (
        <Suspense fallback={<Skeleton className="gift-loading" />}>
          <GiftPanel
            {...props}
            when={choice && isComplete(choice) ? dayAndSlot(choice).join(", ") : ""}
            hasCake={cakes.some((cake) => cake.hasCake)}
            paidCard={paidCardOf(addOns)}
            startAt={startAt}
          />
        </Suspense>
      )}
      {!gift.on && isForSomeoneElse && (
        <div className="gift-starts">
          <Button look="soft" disabled={locked} onClick={() => start("card")}>
            Write a card
          </Button>
          <Button look="soft" disabled={locked} onClick={() => start("sender", true)}>
            Send anonymously
          </Button>
        </div>
      )}
    </section>
  );
}

function paidCardOf(addOns: OrderedAddOn[]) {
  const card = addOns.find(({ question, answer }) => question?.kind === "text" && answer.trim() !== "");
  return card ? { name: card.name.toLowerCase(), text: card.answer.trim() } : null;
}
