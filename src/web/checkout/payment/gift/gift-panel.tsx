import EyeOff from "lucide-react/icons/eye-off";
import { useEffect, useRef, useState } from "react";
import { firstNameOf } from "../../../../shop/orders/rules/first-name.ts";
import { GiftCardText, type PaidCard } from "./gift-card-text.tsx";
import type { GiftForm, GiftProblem } from "./gift-form.ts";
import { GiftSender } from "./gift-sender.tsx";
import { GiftCalling, GiftTelling } from "./gift-telling.tsx";
import "../../../delivery-plan/add-ons.css";
import "./gift-panel.css";

/** The part of the panel that gets the focus when it opens. */
export type GiftPart = "sender" | "card";

export type GiftPanelProps = {
  gift: GiftForm;
  change: (changes: Partial<GiftForm>) => void;
  /** The receiver's name as typed. */
  receiver: string;
  /** The customer's name. */
  sender: string;
  /** The hours in words, as `Mon, 23 Nov, 6 PM to 9 PM`; empty until chosen. */
  when: string;
  /** Null if there is none. */
  paidCard: PaidCard | null;
  hasCake: boolean;
  /** The buyer collects it, so no receiver is told or called. */
  isPickup: boolean;
  /** The problem that was found when paying; null for none. */
  problem: GiftProblem | null;
  locked: boolean;
  /** Null: the focus stays on the switch. */
  startAt: GiftPart | null;
};

const FIRST_FIELD: Record<GiftPart, string> = {
  sender: "input[name=gift-sender]:checked",
  card: "[data-part=card] :is(button, textarea)",
};

/** The sender, the text of the card, and whether the receiver learns of the gift before it arrives. */
export function GiftPanel(props: GiftPanelProps) {
  const { gift, change, sender, isPickup, problem, locked, startAt } = props;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [wantsBoth, setWantsBoth] = useState(gift.card !== "");
  const hasFreeCard = !props.paidCard || wantsBoth;
  const receiverName = firstNameOf(props.receiver) || "the receiver";
  useEffect(() => {
    if (problem) panel.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);
  // The panel replaces the pressed button.
  useEffect(() => {
    if (startAt) panel.current?.querySelector<HTMLElement>(FIRST_FIELD[startAt])?.focus();
  }, [startAt]);
  return (
    <fieldset className="gift-panel" disabled={locked} ref={panel}>
      <legend className="sr-only">The gift</legend>
      <GiftSender {...{ gift, change, sender, them: receiverName, hasFreeCard }} />
      <GiftCardText
        {...{ gift, change, them: receiverName, hasCake: props.hasCake, paidCard: props.paidCard }}
        {...{ hasFreeCard, onFreeCard: () => setWantsBoth(true) }}
      />
      <label className="gift-switch">
        <EyeOff className="icon" aria-hidden="true" />
        <span>
          <b>Hide prices</b>
          <small>No bill in the box, no price on the label</small>
        </span>
        <input
          type="checkbox"
          checked={gift.hidePrices}
          onChange={(event) => change({ hidePrices: event.target.checked })}
        />
      </label>
      {!isPickup && <GiftTelling {...{ gift, change, them: receiverName, problem }} />}
      {!isPickup && <GiftCalling {...{ gift, change, them: receiverName, problem }} />}
      <p className="gift-what">
        <b>What happens:</b> {whatHappens(props, receiverName)}
      </p>
    </fieldset>
  );
}

/** The answers in one sentence. */
function whatHappens({ gift, when, isPickup }: GiftPanelProps, receiverName: string): string {
  if (isPickup) return `you collect it${when && ` on ${when}`}, and bring it yourself.`;
  const come = `${when ? `on ${when}, ` : ""}we ring at the door of ${receiverName}.`;
  const hears = gift.surprise
    ? "It is a surprise: nobody is told before."
    : gift.email.trim() === ""
      ? `You tell ${receiverName} yourself.`
      : `We tell ${receiverName} by mail as soon as it is paid.`;
  const help = `If we need help, we call ${gift.callsBuyer ? "you" : receiverName}.`;
  return [come, hears, help].join(" ");
}
