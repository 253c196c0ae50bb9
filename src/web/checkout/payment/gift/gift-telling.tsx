import Bell from "lucide-react/icons/bell";
import MessageCircle from "lucide-react/icons/message-circle";
import PartyPopper from "lucide-react/icons/party-popper";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { Optional } from "../../../forms/optional.tsx";
import { PhoneInput } from "../../../forms/phone-input.tsx";
import { TextInput } from "../../../ui/field.tsx";
import type { GiftPartProps, GiftProblem } from "./gift-form.ts";

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

type AskedProps = GiftPartProps & { problem: GiftProblem | null };

/** Whether the receiver learns of the gift before it arrives. */
export function GiftTelling({ gift, change, them, problem }: AskedProps) {
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

/** The phone number that the rider calls. */
export function GiftCalling({ gift, change, them, problem }: AskedProps) {
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
