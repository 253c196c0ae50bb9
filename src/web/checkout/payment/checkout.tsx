import { lazy, type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { isAnswered } from "../../../shop/catalogue/rules/add-on-answer.ts";
import { QUESTIONS } from "../../../shop/catalogue/rules/add-on-question.ts";
import type { Fees } from "../../../shop/delivery/rules/fee.ts";
import { optionName } from "../../../shop/delivery/rules/options.ts";
import { shopNow } from "../../clock/shop-clock.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Payer } from "./payer.tsx";
import { PaymentAlert, type Remedies } from "./paying/payment-alert.tsx";
import { useOrderPayment } from "./paying/use-order-payment.ts";
import { DeliveryTicket } from "./plan/delivery-ticket.tsx";
import { cancellation, isComplete, type OrderChoice } from "./plan/order-choice.ts";
import { ReceiverCard } from "./receiver/receiver-card.tsx";
import type { Account } from "./receiver/receiver-form.ts";
import type { SavedAddress } from "./receiver/saved-addresses.tsx";
import { StickyBuy } from "./sticky-buy.tsx";
import { CakeFields } from "./summary/cake-fields.tsx";
import { type AddOnOnSale, figuresFrom, figuresOf, pricedAddOns } from "./summary/figures.ts";
import { type OrderedCake, OrderSummary, UseCoins } from "./summary/order-summary.tsx";
import { PriceSummary } from "./summary/price-summary.tsx";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { WithoutScript } from "./without-script.tsx";
import "../../ui/ticket.css";
import "./checkout.css";
import "./receiver/receiver.css";
import "./summary/summary.css";

const GiftCard = lazy(() => import("./gift/gift-card.tsx"));

/** The customer's facts that every checkout needs. */
export type CheckoutFacts = {
  addOns: AddOnOnSale[];
  fees: Fees;
  /** The clock hours of Midnight: `11 PM to 12 AM`. Empty if it has several windows. */
  nightHours: string;
  coins: number;
  account: Account;
  addresses: SavedAddress[];
};

type CheckoutProps = CheckoutFacts & {
  title: string;
  cakes: OrderedCake[];
  /** Whether this is the whole cart, where each cake has its own message. */
  fromCart: boolean;
  /** Null while it is being read from this browser. */
  choice: OrderChoice | null;
  /** Above the summary: what must or can be chosen. */
  before: ReactNode;
  /** Whether it can be ordered at all. */
  canOrder: boolean;
  /** Whether the shop has confirmed location and time. Payment is off until then. */
  isReady: boolean;
  /** URL of the page that started the order. */
  back: string;
  remedies: Remedies;
  hydrated: boolean;
};

/** The checkout page: receiver and address, time, items, costs. */
export function Checkout(props: CheckoutProps) {
  const { title, cakes, fromCart, choice, account, coins, fees, hydrated, remedies } = props;
  const form = useCheckoutForm(account, props.addresses, choice?.pincode ?? "");
  const { receiver, useCoins } = form;
  const option = choice?.option ?? "";
  const isPickup = option === "pickup";
  const addOns = pricedAddOns(choice?.addOns ?? [], props.addOns);
  const { payment, problem, setProblem, proceed } = useOrderPayment({ ...props, addOns }, form);
  const today = dayOf(shopNow());
  const working = payment.stage !== "ready";

  const unanswered = addOns.find(({ question, answer }) => question && !isAnswered(question, answer));
  const fee = option ? fees[option] : undefined;
  const reckoned = fee && figuresOf(cakes, addOns, fee, { balance: coins, use: useCoins });
  const figures = payment.summary ? figuresFrom(payment.summary) : reckoned;

  const open = choice !== null && !(isComplete(choice) && props.canOrder);
  // The server does not draw the gift's switch: React would replace it before its code has loaded, and lose a press.
  const giftLoading = <Skeleton className="pay-gift-loading" />;
  const payButton = (className: string) => (
    <Button
      size="big"
      wide
      className={className}
      busy={working}
      disabled={figures === undefined || open || !props.isReady || unanswered !== undefined}
      onClick={() => figures && void proceed(figures.total)}
    >
      {working ? "Processing..." : "Proceed to Pay"}
    </Button>
  );
  return (
    <>
      <div className="two-columns pay-columns">
        <div className="two-columns-main pay-main">
          <h1>{title}</h1>
          {/* Browsers that run scripts leave its content alone, so they need no code for it. */}
          <noscript>
            {import.meta.env.SSR && (
              <WithoutScript here={remedies.here} fromCart={fromCart} back={props.back} />
            )}
          </noscript>
          <Payer account={account} />
          {props.before}
          <ReceiverCard
            form={receiver}
            send={form.send}
            account={account}
            addresses={props.addresses}
            pincode={choice?.pincode ?? ""}
            collectAt={choice?.collectAt ?? ""}
            locked={working}
          />
          <OrderSummary
            cakes={cakes}
            choice={choice}
            nightHours={props.nightHours}
            addOns={addOns}
            coins={<UseCoins balance={coins} on={useCoins} locked={working} onChange={form.setUseCoins} />}
            iced={(cake) => (
              <CakeFields cake={cake} fromCart={fromCart} form={form} hydrated={hydrated} locked={working} />
            )}
          />
          <Suspense fallback={giftLoading}>
            {hydrated ? (
              <GiftCard
                gift={form.gift}
                change={(changes) => {
                  setProblem(null);
                  form.changeGift(changes);
                }}
                receiver={receiver.fields.name}
                sender={account.name}
                choice={choice}
                cakes={cakes}
                addOns={addOns}
                isPickup={isPickup}
                isForSomeoneElse={receiver.orderFor === "someone else"}
                problem={problem}
                locked={working}
              />
            ) : (
              giftLoading
            )}
          </Suspense>
        </div>
        <aside className="two-columns-side pay-side" aria-label="Delivery and price">
          {!open && <DeliveryTicket choice={choice} holdUntil={payment.holdUntil} />}
          <PriceSummary figures={figures ?? (choice ? "open" : "loading")} type={optionName(option)}>
            {unanswered?.question && (
              <Alert>
                {unanswered.name}: {QUESTIONS[unanswered.question.kind].todo.toLowerCase()}, or remove it.{" "}
                <Link to={remedies.time}>Change the add-ons</Link>
              </Alert>
            )}
            <div className="pay-acts">
              {payButton("pay-button")}
              <LinkButton look="ghost" wide to={props.back}>
                Cancel Payment
              </LinkButton>
            </div>
          </PriceSummary>
          {/* Last, so that nothing moves when the alert replaces the line. */}
          <PaymentAlert payment={payment} remedies={remedies} />
          {choice && !open && !payment.note && (
            <p className="text-small muted pay-policy">
              {cancellation(
                choice,
                cakes.some((cake) => cake.customised),
                today,
              )}
            </p>
          )}
        </aside>
      </div>
      {!open && (
        <StickyBuy choice={choice} total={figures?.total}>
          {payButton("")}
        </StickyBuy>
      )}
    </>
  );
}
