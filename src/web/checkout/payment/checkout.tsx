import Clock from "lucide-react/icons/clock";
import { useReducer, useState, useSyncExternalStore } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { type Paise, showMoney } from "../../../shop/basics/money.ts";
import { cakeHref } from "../../../shop/catalog/product-card.ts";
import type { Fee } from "../../../shop/delivery/rules/fee.ts";
import { useDraft } from "../../draft/draft-store.ts";
import type { loader as rootLoader } from "../../root.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Roundel } from "../../ui/marks.tsx";
import { Note } from "../../ui/note.tsx";
import { DeliveryTicket } from "./delivery-ticket.tsx";
import { figuresFrom, figuresOf, pricedAddOns } from "./figures.ts";
import {
  cancellation,
  choiceFor,
  isComplete,
  type OrderChoice,
  showChosenDay,
  showSlot,
} from "./order-choice.ts";
import { orderPayload } from "./order-payload.ts";
import { type OrderedCake, OrderSummary, UseCoins } from "./order-summary.tsx";
import { PaymentAlert } from "./payment-alert.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { ReceiverCard } from "./receiver-card.tsx";
import { type Account, receiverAfter, startReceiver } from "./receiver-form.ts";
import type { SavedAddress } from "./saved-addresses.tsx";
import { usePayment } from "./use-payment.ts";
import "../../ui/sticky-buy.css";
import "../../ui/ticket.css";
import "./checkout.css";

export type CheckoutProps = {
  cake: OrderedCake;
  addOns: { sku: string; name: string; pricePaise: Paise }[];
  fees: Record<string, Fee>;
  coins: number;
  account: Account;
  addresses: SavedAddress[];
  checkoutUrl: string;
};

/** The whole of checkout for one cake: what, to whom, for how much, and the payment. */
export function Checkout(props: CheckoutProps) {
  const { cake, account, coins, fees } = props;
  const shopName = useRouteLoaderData<typeof rootLoader>("root")?.shop.name ?? "";
  const choice = useChoice(cake);
  const [receiver, send] = useReducer(receiverAfter, account, startReceiver);
  const [useCoins, setUseCoins] = useState(false);
  const { payment, pay } = usePayment(
    JSON.stringify([choice, useCoins, receiver.fields, receiver.savedAddress]),
  );
  const working = payment.stage !== "ready";

  const addOns = pricedAddOns(choice?.addOns ?? [], props.addOns);
  const fee = choice ? fees[choice.type] : undefined;
  const reckoned = fee && figuresOf(cake, addOns, fee, { balance: coins, use: useCoins });
  const figures = payment.summary ? figuresFrom(payment.summary) : reckoned;

  function proceed() {
    send({ type: "pay" });
    const ready = receiverAfter(receiver, { type: "pay" });
    if (!choice || ready.problem || !ready.confirmed) return;
    const payload = orderPayload({ cake, addOns, choice, receiver, useCoins, email: account.email });
    void pay({
      payload,
      newAddress: receiver.mode === "manual",
      checkoutUrl: props.checkoutUrl,
      shopName,
      description: cake.name,
      payer: { name: account.name, email: account.email, contact: account.phone || receiver.fields.phone },
    });
  }

  const open = choice !== null && (!isComplete(choice) || !cake.active);
  const payButton = (className: string) => (
    <Button
      size="big"
      wide
      className={className}
      busy={working}
      disabled={figures === undefined || open}
      onClick={proceed}
    >
      {working ? "Processing..." : "Proceed to Pay"}
    </Button>
  );
  return (
    <>
      <div className="co">
        <div className="co-m">
          <h1>{cake.name}</h1>
          <User account={account} />
          {choice && open && <NotYet choice={choice} cake={cake} />}
          <OrderSummary
            cake={cake}
            choice={choice}
            addOns={addOns}
            coins={<UseCoins balance={coins} on={useCoins} locked={working} onChange={setUseCoins} />}
          />
          <ReceiverCard
            form={receiver}
            send={send}
            account={account}
            addresses={props.addresses}
            pincode={choice?.pincode ?? ""}
            collectAt={choice?.collectAt ?? ""}
            locked={working}
          />
        </div>
        <aside className="co-s" aria-label="Delivery and price">
          {!open && <DeliveryTicket choice={choice} holdUntil={payment.holdUntil} />}
          <PriceSummary figures={figures ?? (choice ? "open" : "loading")} type={choice?.type ?? ""}>
            <div className="acts">
              {payButton("pay")}
              <LinkButton look="ghost" wide to={cakeHref(cake.sku)}>
                Cancel Payment
              </LinkButton>
            </div>
          </PriceSummary>
          {/* Last, so that nothing moves when the alert takes the line's place. */}
          <PaymentAlert payment={payment} sku={cake.sku} />
          {choice && !open && !payment.note && (
            <p className="sm muted policy">{cancellation(choice, cake.customised, new Date())}</p>
          )}
        </aside>
      </div>
      {!open && (
        <div className="sticky-buy">
          <span className="when">
            <Clock className="ic" aria-hidden="true" />
            {choice && `${showChosenDay(choice.date)}, ${showSlot(choice.time)}`}
          </span>
          <span className="p">
            <b>{figures ? showMoney(figures.total) : "······"}</b>
            <small>everything included</small>
          </span>
          {payButton("")}
        </div>
      )}
    </>
  );
}

function User({ account }: { account: Account }) {
  const name = account.name || "Customer";
  return (
    <div className="user">
      <Roundel>
        <span aria-hidden="true">{initials(name)}</span>
      </Roundel>
      <span>
        <b>{name}</b>
        <span className="muted sm">{account.email || "Email not provided"}</span>
      </span>
    </div>
  );
}

/** Something has to be chosen on the cake page first: said plainly, with the way there. */
function NotYet({ choice, cake }: { choice: OrderChoice; cake: OrderedCake }) {
  if (!cake.active) {
    return (
      <Note
        title="This cake is currently unavailable."
        action={<LinkButton to="/AllCakes">See all cakes</LinkButton>}
      />
    );
  }
  return (
    <Note
      title="When shall it come?"
      action={<LinkButton to={cakeHref(cake.sku)}>Choose day and time</LinkButton>}
    >
      {choice.pincode === ""
        ? "Choose pincode, day and time on the cake’s page, then come back here."
        : "Choose day and time on the cake’s page, then come back here."}
    </Note>
  );
}

/** What this browser knows of the choice; null until the page is alive in it. */
function useChoice({ sku, takesMessage }: OrderedCake): OrderChoice | null {
  const { state } = useLocation();
  const draft = useDraft();
  const alive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!alive) return null;
  const choice = choiceFor(sku, state, draft, new Date());
  return takesMessage ? choice : { ...choice, message: "" };
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
