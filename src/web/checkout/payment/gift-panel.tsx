import Bell from "lucide-react/icons/bell";
import EyeOff from "lucide-react/icons/eye-off";
import MessageCircle from "lucide-react/icons/message-circle";
import PartyPopper from "lucide-react/icons/party-popper";
import Pencil from "lucide-react/icons/pencil";
import Phone from "lucide-react/icons/phone";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { acceptLetters, countCharacters, fitText } from "../../../shop/basics/short-text.ts";
import { firstNameOf } from "../../../shop/orders/rules/first-name.ts";
import { LONGEST_CARD, LONGEST_SENDER } from "../../../shop/orders/rules/gift.ts";
import { AnswerPreview } from "../../delivery-plan/answer-preview.tsx";
import { useFittedText } from "../../delivery-plan/use-fitted-text.ts";
import { Optional } from "../../forms/optional.tsx";
import { PhoneInput } from "../../forms/phone-input.tsx";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { TextInput } from "../../ui/field.tsx";
import type { GiftForm, GiftProblem } from "./gift-form.ts";
import "../../delivery-plan/add-ons.css";
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
  /** The add-on with a text of its own that is in the order, such as a greeting card; null if there is none. */
  paidCard: { name: string; text: string } | null;
  /** Whether a cake is among the gifts: the suggested texts of the card depend on it. */
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

/** The sender, the text of the card, and what the receiver is told before it arrives. */
export function GiftPanel(props: GiftPanelProps) {
  const { gift, change, sender, isPickup, problem, locked, startAt } = props;
  const panel = useRef<HTMLFieldSetElement>(null);
  const [wantsBoth, setWantsBoth] = useState(gift.card !== "");
  const hasFreeCard = !props.paidCard || wantsBoth;
  const receiverName = firstNameOf(props.receiver) || "the receiver";
  useEffect(() => {
    if (problem) panel.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);
  // The pressed button is gone once the panel is here.
  useEffect(() => {
    if (startAt) panel.current?.querySelector<HTMLElement>(FIRST_FIELD[startAt])?.focus();
  }, [startAt]);
  return (
    <fieldset className="gift-panel" disabled={locked} ref={panel}>
      <legend className="sr-only">The gift</legend>
      <Sender {...{ gift, change, sender, them: receiverName, hasFreeCard }} />
      <CardText
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
      {!isPickup && <Telling {...{ gift, change, them: receiverName, problem }} />}
      {!isPickup && <Calling {...{ gift, change, them: receiverName, problem }} />}
      <p className="gift-what">
        <b>What happens:</b> {whatHappens(props, receiverName)}
      </p>
    </fieldset>
  );
}

type PartProps = Pick<GiftPanelProps, "gift" | "change"> & { them: string };

type SenderProps = PartProps & { sender: string; hasFreeCard: boolean };

/** A paid card has its own text, so the name for a card is asked only if there is a free one, or if it is unknown. */
function Sender({ gift, change, sender, them, hasFreeCard }: SenderProps) {
  return (
    <fieldset className="gift-part">
      <legend>From whom?</legend>
      <div className="segmented">
        {[false, true].map((anonymous) => (
          <label
            key={String(anonymous)}
            className={classes(gift.anonymous === anonymous && "segmented-chosen")}
          >
            <input
              className="sr-only"
              type="radio"
              name="gift-sender"
              checked={gift.anonymous === anonymous}
              onChange={() => change({ anonymous })}
            />
            {anonymous ? "Anonymous" : `From ${firstNameOf(gift.from || sender) || "me"}`}
          </label>
        ))}
      </div>
      {gift.anonymous ? (
        <p className="muted text-small">
          {hasFreeCard && "The card has no name. "}Neither {them} nor our rider learns who sent it.
        </p>
      ) : (
        (hasFreeCard || sender === "") && (
          <TextInput
            label={hasFreeCard ? "Your name on the card" : `Your name, for ${them}`}
            autoComplete="off"
            maxLength={LONGEST_SENDER}
            value={gift.from}
            onChange={(event) => change({ from: event.target.value })}
          />
        )
      )}
    </fieldset>
  );
}

function suggestionsFor(receiverName: string, hasCake: boolean): string[] {
  const name = receiverName === "the receiver" ? "" : `, ${receiverName}`;
  if (!hasCake)
    return [
      `Happy birthday${name}! I hope it is a lovely day.`,
      `Congratulations${name}. Nobody has earned it more.`,
      "Far away today, and thinking of you.",
    ];
  return [
    `Happy birthday${name}! Save me the biggest slice.`,
    `Congratulations${name}. You have earned every crumb.`,
    "Far away today, there for every bite.",
  ];
}

/** Makes typed text fit on the card. */
function fitCard(text: string, cursor?: number) {
  return fitText(text, { most: LONGEST_CARD, accept: acceptLetters }, cursor);
}

/** From this many characters left, screen readers announce the number. */
const NEARLY_FULL = 10;

type CardProps = PartProps & Pick<GiftPanelProps, "hasCake" | "paidCard">;
type CardTextProps = CardProps & { hasFreeCard: boolean; onFreeCard: () => void };

/** The free message card. If the order has a paid one, its text is not asked for again. */
function CardText({ hasFreeCard, onFreeCard, ...props }: CardTextProps) {
  const { paidCard } = props;
  if (!paidCard || hasFreeCard) return <FreeCard {...props} />;
  return (
    <div className="gift-part" data-part="card">
      <b className="gift-asks">
        Your {paidCard.name} says “{paidCard.text}”
      </b>
      <p className="muted text-small">It is part of the order, so no free message card is added.</p>
      <Button look="soft" size="small" onClick={onFreeCard}>
        Add a free message card too
      </Button>
    </div>
  );
}

function FreeCard({ gift, change, them, hasCake, paidCard }: CardProps) {
  const id = useId();
  const { field, change: write } = useFittedText<HTMLTextAreaElement>(fitCard, (card) => change({ card }));
  const used = countCharacters(gift.card);
  const left = LONGEST_CARD - used;
  return (
    <div className="gift-part" data-part="card">
      <label className="gift-asks" htmlFor={id}>
        What should the card say?
      </label>
      <p className="muted text-small">
        {paidCard
          ? `A free, plain card beside your ${paidCard.name}.`
          : "A plain message card, free. Greeting cards among the add-ons are paid, with a text of their own."}
      </p>
      <ul className="gift-ideas" aria-label="Suggestions">
        {suggestionsFor(them, hasCake).map((text) => (
          <li key={text}>
            <button
              type="button"
              className={classes(gift.card === text && "is-on")}
              aria-pressed={gift.card === text}
              onClick={() => change({ card: text })}
            >
              <Pencil className="icon" aria-hidden="true" />
              {text}
            </button>
          </li>
        ))}
      </ul>
      <textarea
        id={id}
        ref={field}
        className="input"
        rows={3}
        autoComplete="off"
        value={gift.card}
        onChange={write}
        aria-describedby={`${id}-hint`}
      />
      <p className="gift-count" id={`${id}-hint`}>
        <span>Emoji do not print. Empty means no card.</span>
        <span className="nowrap">
          {used} of {LONGEST_CARD}
          <span className="sr-only"> characters</span>
        </span>
      </p>
      <span className="sr-only" role="status">
        {left <= NEARLY_FULL && `${left} ${left === 1 ? "character" : "characters"} left`}
      </span>
      {gift.card.trim() !== "" && (
        <AnswerPreview
          kind="text"
          answer={gift.card.trim()}
          signature={gift.anonymous || gift.from.trim() === "" ? "" : `From ${gift.from.trim()}`}
        />
      )}
    </div>
  );
}

type ChoiceProps = {
  name: string;
  Icon: typeof Bell;
  title: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

function Choice({ name, Icon, title, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className="gift-choice">
      <input className="sr-only" type="radio" name={name} checked={checked} onChange={onChoose} />
      <Icon className="icon" aria-hidden="true" />
      <b>{title}</b>
      <small>{children}</small>
    </label>
  );
}

type AskedProps = PartProps & Pick<GiftPanelProps, "problem">;

function Telling({ gift, change, them, problem }: AskedProps) {
  return (
    <fieldset className="gift-part">
      <legend>Does {them} know?</legend>
      <div className="gift-choices">
        <Choice
          name="gift-telling"
          Icon={PartyPopper}
          title="Surprise"
          checked={gift.surprise}
          onChoose={() => change({ surprise: true, callsBuyer: true })}
        >
          We ring the bell, and say nothing before
        </Choice>
        <Choice
          name="gift-telling"
          Icon={MessageCircle}
          title={`Tell ${them}`}
          checked={!gift.surprise}
          onChoose={() => change({ surprise: false })}
        >
          A mail with day and hour, without prices
        </Choice>
      </div>
      {!gift.surprise && (
        <TextInput
          label={<Optional>{`E-mail of ${them}`}</Optional>}
          type="email"
          autoComplete="off"
          maxLength={254}
          hint="Without it, your order page has a link that you can send yourself."
          error={
            problem === "email" ? "Enter an address such as meera@example.com, or leave it empty." : null
          }
          value={gift.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
    </fieldset>
  );
}

function Calling({ gift, change, them, problem }: AskedProps) {
  return (
    <fieldset className="gift-part">
      <legend>If the rider needs help, call</legend>
      <div className="gift-choices">
        <Choice
          name="gift-calling"
          Icon={Phone}
          title="Me"
          checked={gift.callsBuyer}
          onChoose={() => change({ callsBuyer: true })}
        >
          The rider sees your number, not your name
        </Choice>
        <Choice
          name="gift-calling"
          Icon={Bell}
          title={them === "the receiver" ? "The receiver" : them}
          checked={!gift.callsBuyer}
          onChoose={() => change({ callsBuyer: false })}
        >
          {gift.surprise ? "May spoil the surprise" : "At the number of the delivery"}
        </Choice>
      </div>
      {gift.callsBuyer && (
        <PhoneInput
          label="Your mobile"
          autoComplete="tel"
          value={gift.buyerPhone}
          error={problem === "buyerPhone" ? `Enter your mobile number, or let the rider call ${them}.` : null}
          onChange={(buyerPhone) => change({ buyerPhone })}
        />
      )}
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
