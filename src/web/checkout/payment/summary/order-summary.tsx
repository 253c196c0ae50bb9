import { type ReactNode, useId } from "react";
import { type Paise, showMoney, times } from "../../../../shop/basics/money.ts";
import type { Picture as PictureFiles } from "../../../../shop/catalogue/pictures.ts";
import { type AddOnQuestion, QUESTIONS } from "../../../../shop/catalogue/rules/add-on-question.ts";
import type { PrintKind } from "../../../../shop/catalogue/rules/photo-prints.ts";
import { optionName } from "../../../../shop/delivery/rules/options.ts";
import { MAX_COINS } from "../../../../shop/rewards/rules/coin-limit.ts";
import type { SelectedAddon } from "../../../draft/draft-contents.ts";
import { Coin, FoodBadge } from "../../../ui/marks.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { type OrderChoice, showChosenDay, showSlotHours } from "../plan/order-choice.ts";

/** A product of the order, at today's price. */
export type OrderedCake = {
  sku: string;
  productId: string;
  name: string;
  flavour: string;
  weight: string;
  /** `Square`; empty if it is not named. */
  shape: string;
  description: string;
  mark: "eggless" | "egg" | null;
  sellPaise: Paise;
  quantity: number;
  tile: string;
  picture: PictureFiles;
  active: boolean;
  takesMessage: boolean;
  photoPrint: PrintKind | null;
  /** Made for one customer, so it can't be cancelled. */
  customised: boolean;
  hasCake: boolean;
  /** Hours that it takes to make. */
  leadHours: number;
};

/** A selected add-on at today's price. Passed on whole, so that all its choices reach the order. */
export type OrderedAddOn = SelectedAddon & {
  unitPaise: Paise;
  totalPaise: Paise;
  question: AddOnQuestion | null;
};

type OrderSummaryProps = {
  cakes: OrderedCake[];
  /** Null while the choice is being read from this browser. */
  choice: OrderChoice | null;
  /** The clock hours of Midnight, or empty. */
  nightHours: string;
  addOns: OrderedAddOn[];
  coins: ReactNode;
  /** The message field of a cake, for orders with several. */
  iced?: (cake: OrderedCake) => ReactNode;
};

export function OrderSummary({ cakes, choice, nightHours, addOns, coins, iced }: OrderSummaryProps) {
  return (
    <section className="box ordered-items" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      {cakes.map((cake) => (
        <OrderedLine key={cake.sku} cake={cake}>
          {iced?.(cake)}
        </OrderedLine>
      ))}
      {addOns.length > 0 && (
        <div className="with-it">
          <h3>Selected Addons</h3>
          <ul>
            {addOns.map(({ SKU, name, quantity, totalPaise, question, answer }) => (
              <li key={`${SKU} ${answer}`}>
                <span>
                  {name} × {quantity}
                  {question && answer !== "" && (
                    <small className="with-it-answer">
                      {QUESTIONS[question.kind].label}: {answer}
                    </small>
                  )}
                </span>
                <span>{showMoney(totalPaise)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Chosen choice={choice} nightHours={nightHours} />
      {coins}
    </section>
  );
}

function OrderedLine({ cake, children }: { cake: OrderedCake; children: ReactNode }) {
  const { name, description, sellPaise, quantity, weight, mark, tile, picture } = cake;
  return (
    <div className={`summary-item t-${tile}`}>
      <span className="tile summary-item-tile">
        <Picture picture={picture} alt="" sizes="8rem" eager />
      </span>
      <div>
        <h3>{name}</h3>
        {description !== "" && <p className="muted text-small summary-item-about">{description}</p>}
        <div className="summary-item-cost">
          <Price sell={sellPaise} />
          {quantity > 1 && (
            <b>
              × {quantity} = {showMoney(times(sellPaise, quantity))}
            </b>
          )}
          <span className="muted text-small">{weight}</span>
          {mark && <FoodBadge mark={mark} />}
        </div>
        {children}
      </div>
    </div>
  );
}

function Chosen({ choice, nightHours }: Pick<OrderSummaryProps, "choice" | "nightHours">) {
  if (!choice) {
    return (
      <div className="facts" role="status">
        <span className="sr-only">Loading details...</span>
        <Skeleton className="facts-loading" />
        <Skeleton className="facts-loading" />
        <Skeleton className="facts-loading" />
        <Skeleton className="facts-loading" />
      </div>
    );
  }
  const rows = [
    ["Delivery Date", showChosenDay(choice.date, true)],
    ["Delivery Time", showSlotHours(choice, nightHours)],
    ["Delivery Type", optionName(choice.option)],
    ["Message on Cake", choice.message],
  ].filter(([, value]) => value !== "");
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type UseCoinsProps = { balance: number; on: boolean; locked: boolean; onChange: (on: boolean) => void };

/** Spends coins on this order. Off until the shopper turns it on. */
export function UseCoins({ balance, on, locked, onChange }: UseCoinsProps) {
  const limit = useId();
  return (
    <div className="coinrow">
      <label className="option coinrow-option">
        <input
          type="checkbox"
          checked={on}
          disabled={locked || balance === 0}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={limit}
        />
        <span>Use Coins</span>
      </label>
      <span className="coinrow-have">
        <Coin />
        You have: {balance} coins
      </span>
      <small className="coinrow-limit" id={limit}>
        Up to {MAX_COINS} coins on one order, ₹1 each.
      </small>
    </div>
  );
}
