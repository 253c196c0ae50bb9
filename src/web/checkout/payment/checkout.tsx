import Clock from "lucide-react/icons/clock";
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { Link, useRouteLoaderData } from "react-router";
import { dayOf } from "../../../shop/basics/india-time.ts";
import { showMoney } from "../../../shop/basics/money.ts";
import { isAnswered } from "../../../shop/catalogue/rules/add-on-answer.ts";
import { QUESTIONS } from "../../../shop/catalogue/rules/add-on-question.ts";
import type { Fee } from "../../../shop/delivery/rules/fee.ts";
import { shopNow } from "../../clock/shop-clock.ts";
import { photoKey, pieceKey } from "../../draft/cart-messages.ts";
import { LazyPhotoBox } from "../../photos/lazy-photo-box.tsx";
import type { loader as rootLoader } from "../../root.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Roundel } from "../../ui/marks.tsx";
import { Alert } from "../../ui/note.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DeliveryTicket } from "./delivery-ticket.tsx";
import { type AddOnOnSale, figuresFrom, figuresOf, pricedAddOns } from "./figures.ts";
import type { GiftProblem } from "./gift-form.ts";
import { IcedField } from "./iced-field.tsx";
import { cancellation, isComplete, type OrderChoice, showChosenDay, showSlot } from "./order-choice.ts";
import { type OrderedAddOn, type OrderedCake, OrderSummary, UseCoins } from "./order-summary.tsx";
import { PaymentAlert, type Remedies } from "./payment-alert.tsx";
import { PriceSummary } from "./price-summary.tsx";
import { ReceiverCard } from "./receiver-card.tsx";
import { type Account, receiverAfter } from "./receiver-form.ts";
import type { SavedAddress } from "./saved-addresses.tsx";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { usePayment } from "./use-payment.ts";
import "../../ui/sticky-buy.css";
import "../../ui/ticket.css";
import "./checkout.css";
import "./receiver.css";
import "./summary.css";

const GiftCard = lazy(() => import("./gift-card.tsx"));
const Pieces = lazy(() => import("./pieces.tsx"));

/** The customer's facts that every checkout needs. */
export type CheckoutFacts = {
  addOns: AddOnOnSale[];
  fees: Record<string, Fee>;
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

/** The checkout page: who and where, when, what is ordered, what it costs. */
export function Checkout(props: CheckoutProps) {
  const { title, cakes, fromCart, choice, account, coins, fees, hydrated, remedies } = props;
  const shopName = useRouteLoaderData<typeof rootLoader>("root")?.shop.name ?? "";
  const form = useCheckoutForm(account, props.addresses, choice?.pincode ?? "");
  const { receiver, send, useCoins, messages } = form;
  const isPickup = choice?.type === "Pickup";
  const [problem, setProblem] = useState<GiftProblem | null>(null);
  const content = [choice, useCoins, receiver.fields, receiver.savedAddress, messages, form.gift];
  const { payment, pay, failToLoad } = usePayment(
    JSON.stringify([...content, cakes.map(({ sku, quantity }) => [sku, quantity])]),
  );
  const today = dayOf(shopNow());
  const working = payment.stage !== "ready";

  const addOns = pricedAddOns(choice?.addOns ?? [], props.addOns);
  const unanswered = addOns.find(({ question, answer }) => question && !isAnswered(question, answer));
  const fee = choice ? fees[choice.type] : undefined;
  const reckoned = fee && figuresOf(cakes, addOns, fee, { balance: coins, use: useCoins });
  const figures = payment.summary ? figuresFrom(payment.summary) : reckoned;

  async function proceed() {
    const payAction = { type: "pay", addresses: props.addresses } as const;
    send(payAction);
    const ready = receiverAfter(receiver, payAction);
    if (!choice || ready.problem || !ready.confirmed) return;
    const loaded = await Promise.all([
      form.gift.on ? import("./gift-payload.ts") : null,
      import("./order-payload.ts"),
    ]).catch(() => null);
    if (!loaded) return failToLoad();
    const [giftCode, { orderPayload }] = loaded;
    const answers = giftCode?.giftAnswers(form.gift, isPickup);
    setProblem(answers?.problem ?? null);
    if (answers?.problem) return;
    const { email } = account;
    const payload = orderPayload({
      cakes,
      fromCart,
      messages,
      addOns,
      choice,
      receiver,
      useCoins,
      gift: answers?.gift,
      email,
    });
    void pay({
      payload,
      newAddress: receiver.mode === "manual",
      shopName,
      description: title,
      payer: { name: account.name, email, contact: account.phone || receiver.fields.phone },
    });
  }

  const open = choice !== null && !(isComplete(choice) && props.canOrder);
  const payButton = (className: string) => (
    <Button
      size="big"
      wide
      className={className}
      busy={working}
      disabled={figures === undefined || open || !props.isReady || unanswered !== undefined}
      onClick={() => void proceed()}
    >
      {working ? "Processing..." : "Proceed to Pay"}
    </Button>
  );
  return (
    <>
      <div className="two-columns pay-columns">
        <div className="two-columns-main pay-main">
          <h1>{title}</h1>
          <User account={account} />
          {props.before}
          <ReceiverCard
            form={receiver}
            send={send}
            account={account}
            addresses={props.addresses}
            pincode={choice?.pincode ?? ""}
            collectAt={choice?.collectAt ?? ""}
            locked={working}
          />
          <OrderSummary
            cakes={cakes}
            choice={choice}
            addOns={addOns}
            coins={<UseCoins balance={coins} on={useCoins} locked={working} onChange={form.setUseCoins} />}
            iced={(cake) => {
              const hasPieces = fromCart && cake.quantity > 1 && (cake.takesMessage || cake.photoPrint);
              const isSplit = hasPieces && typeof messages[pieceKey(cake.sku, 1)] === "string";
              const waiting = <Skeleton className="summary-item-loading" />;
              // The fields that all pieces share keep their place when the code of the switch arrives, and so the focus.
              return (
                <>
                  {hasPieces && (
                    <Suspense fallback={waiting}>
                      {hydrated ? (
                        <Pieces cake={cake} messages={messages} write={form.write} locked={working} />
                      ) : (
                        waiting
                      )}
                    </Suspense>
                  )}
                  {fromCart && cake.takesMessage && !isSplit && (
                    <IcedField
                      name={cake.name}
                      flavour={cake.flavour}
                      text={messages[cake.sku] ?? ""}
                      locked={working}
                      onWrite={(text) => form.write(cake.sku, text)}
                    />
                  )}
                  {cake.photoPrint && hydrated && !isSplit && (
                    <LazyPhotoBox
                      print={cake.photoPrint}
                      weight={cake.weight}
                      itemShape={cake.shape}
                      photoKey={fromCart ? photoKey(cake.sku, 0) : cake.productId}
                      locked={working}
                    />
                  )}
                </>
              );
            }}
          />
          <Suspense fallback={<Skeleton className="pay-gift-loading" />}>
            <GiftCard
              gift={form.gift}
              change={(changes) => {
                setProblem(null);
                form.changeGift(changes);
              }}
              receiver={receiver.fields.name}
              sender={account.name}
              when={choice && isComplete(choice) ? `${showChosenDay(choice.date)}, ${showSlot(choice)}` : ""}
              hasCake={cakes.some((cake) => cake.hasCake)}
              paidCard={paidCardOf(addOns)}
              isPickup={isPickup}
              isForSomeoneElse={receiver.orderFor === "someone else"}
              problem={problem}
              locked={working}
            />
          </Suspense>
        </div>
        <aside className="two-columns-side pay-side" aria-label="Delivery and price">
          {!open && <DeliveryTicket choice={choice} holdUntil={payment.holdUntil} />}
          <PriceSummary figures={figures ?? (choice ? "open" : "loading")} type={choice?.type ?? ""}>
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
        <div className="sticky-buy">
          <span className="sticky-buy-when">
            <Clock className="icon" aria-hidden="true" />
            {choice && `${showChosenDay(choice.date)}, ${showSlot(choice)}`}
          </span>
          <span className="sticky-buy-price">
            <b>{figures ? showMoney(figures.total) : "······"}</b>
            <small>everything included</small>
          </span>
          {payButton("")}
        </div>
      )}
    </>
  );
}

/**
 * `hydrated`: browser storage may be read. `key` is for the checkout: it changes at that moment, so that what this browser
 * stores is rendered anew, where an update in place would push the rest about. Once something is focused or typed it does
 * not: a new form would lose that.
 */
export function useHydrated() {
  const [state, setState] = useState({ hydrated: false, key: 0 });
  useLayoutEffect(() => {
    const isUntouched = document.activeElement === document.body && window.early?.fieldValues.size === 0;
    setState({ hydrated: true, key: isUntouched ? 1 : 0 });
  }, []);
  return state;
}

function paidCardOf(addOns: OrderedAddOn[]) {
  const card = addOns.find(({ question, answer }) => question?.kind === "text" && answer.trim() !== "");
  return card ? { name: card.name.toLowerCase(), text: card.answer.trim() } : null;
}

function User({ account }: { account: Account }) {
  const name = account.name || "Customer";
  return (
    <div className="payer">
      <Roundel className="payer-disc">
        <span aria-hidden="true">{initials(name)}</span>
      </Roundel>
      <span>
        <b>{name}</b>
        <span className="muted text-small payer-mail">{account.email || "Email not provided"}</span>
      </span>
    </div>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
