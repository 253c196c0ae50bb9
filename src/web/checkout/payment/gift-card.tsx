import Gift from "lucide-react/icons/gift";
import { lazy, Suspense } from "react";
import { Roundel } from "../../ui/marks.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { GiftPanelProps } from "./gift-panel.tsx";
import "./gift-card.css";

const loadPanel = () => import("./gift-panel.tsx").then((file) => ({ default: file.GiftPanel }));
const GiftPanel = lazy(loadPanel);

/** The switch of gift mode, and its questions once it is on. Off, it asks for nothing. */
export default function GiftCard(props: GiftPanelProps) {
  const { gift, change, locked } = props;
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
          onChange={(event) => change({ on: event.target.checked })}
        />
      </label>
      {gift.on && (
        <Suspense fallback={<Skeleton className="gift-loading" />}>
          <GiftPanel {...props} />
        </Suspense>
      )}
    </section>
  );
}
