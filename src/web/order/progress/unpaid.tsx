import { Link } from "react-router";
import type { FreeTime, OrderProgressReply } from "../../../contract/order-progress.ts";
import { showDay, showTime } from "../../../shop/basics/india-time.ts";
import { paise, showMoney } from "../../../shop/basics/money.ts";
import type { UnpaidStage } from "../../../shop/checkout/rules/unpaid-stage.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { saveDraft } from "../../draft/draft-store.ts";
import { accountPath } from "../../session/account-path.ts";
import { useShop } from "../../shop-facts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { PayButton } from "../pay-button.tsx";
import { useReloadAt } from "../use-reload-at.ts";
import "../../ui/slots.css";

type UnpaidProps = {
  order: OrderProgressReply;
  unpaid: NonNullable<OrderProgressReply["unpaid"]>;
  stage: UnpaidStage;
  onChanged: () => Promise<unknown>;
};

const TITLES: Record<UnpaidStage, string> = {
  open: "Not paid yet",
  "with bank": "Your bank is still checking",
  lapsed: "Not paid. The slot is free again",
};

/** The stage of an unpaid order, and the next step: to pay, to wait for the bank, or to choose another time. */
export default function Unpaid({ order, unpaid, stage, onChanged }: UnpaidProps) {
  const { deliveryOn, hours, prices } = order;
  const slot = (
    <>
      <b>{hours}</b> on {showDay(deliveryOn)}
    </>
  );
  const until = showTime(new Date(unpaid.until));
  const { name: shopName } = useShop();
  const pay = async () => {
    const { payAgain } = await import("./pay-again.ts");
    return payAgain({ uuid: order.uuid, shopName, description: `Order ${order.number}` });
  };
  useReloadAt(stage === "open" ? unpaid.until : null, onChanged);
  return (
    <div className="unpaid">
      <h2 className="display">{TITLES[stage]}</h2>
      {stage === "open" && (
        <>
          <p>
            We hold {slot} for you until <b>{until}</b>.
          </p>
          {order.isOwn ? (
            <PayButton total={prices.total} pay={pay} onChanged={onChanged} />
          ) : (
            <LinkButton className="unpaid-act" size="big" to={accountPath(`/orders/${order.uuid}`)}>
              Sign in to pay {showMoney(prices.total)}
            </LinkButton>
          )}
          <p className="text-small">
            Nothing was paid. If your bank shows a debit, it counts for this order or comes back by itself.{" "}
            <Link className="link" to="/contact">
              Ask us about a payment
            </Link>
          </p>
        </>
      )}
      {stage === "with bank" && (
        <>
          <p role="status">
            We have not heard from your bank yet. <b>Please do not pay again.</b>
          </p>
          <p>It is ordered for {slot}.</p>
          <p className="text-small">
            This page changes by itself. You can close it: we write to you as soon as the order is placed. If
            the bank says no, all {showMoney(prices.total)} stays with you.{" "}
            <Link className="link" to="/contact">
              Ask us about a payment
            </Link>
          </p>
        </>
      )}
      {stage === "lapsed" && (
        <>
          <p>
            We held {slot} until <b>{until}</b>. Nothing was paid
            {prices.coins > 0 && ", and your coins come back to you"}.
          </p>
          {unpaid.times.length > 0 ? (
            <FreeTimes unpaid={unpaid} pincode={order.receiver.pincode} />
          ) : (
            <LinkButton className="unpaid-act" size="big" to={unpaid.planAgain}>
              Choose a new time
            </LinkButton>
          )}
        </>
      )}
      <p className="text-small">Order id {order.number}</p>
    </div>
  );
}

/** The nearest free slots. Each is chosen on the page that it leads to; without script, that page asks for it. */
function FreeTimes({ unpaid, pincode }: Pick<UnpaidProps, "unpaid"> & { pincode: string }) {
  const [first] = unpaid.times;
  if (!first) return null;
  const choose = ({ date: deliveryDate, option, time }: FreeTime) =>
    saveDraft({
      ...{ location: pincode, area: "", collectAt: "" },
      ...{ mode: option === "pickup" ? "Pickup" : "Delivery" },
      ...{ deliveryDate, selectedDeliveryType: option, deliveryTime: time },
    });
  return (
    <section className="unpaid-times" aria-labelledby="free-times">
      <h3 id="free-times">Choose a new time, {showDay(first.date)}</h3>
      <ul>
        {unpaid.times.map((free) => (
          <li key={`${free.option} ${free.time}`}>
            <Link className="slot" to={unpaid.planAgain} onClick={() => choose(free)}>
              <b>{free.hours}</b>
              <span className="slot-fee">{feeWords(free.extra)}</span>
              <span className="slot-kind">{OPTION_NAMES[free.option]}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton look="ghost" to={unpaid.planAgain}>
        Another day
      </LinkButton>
    </section>
  );
}

function feeWords(extra: number): string {
  if (extra === 0) return "Costs the same";
  return `${showMoney(paise(Math.abs(extra)))} ${extra > 0 ? "more" : "less"}`;
}
