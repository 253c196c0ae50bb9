import Pencil from "lucide-react/icons/pencil";
import { useId } from "react";
import { acceptLetters, countCharacters, fitText } from "../../../../shop/basics/short-text.ts";
import { LONGEST_CARD } from "../../../../shop/orders/rules/gift.ts";
import { AnswerPreview } from "../../../delivery-plan/answer-preview.tsx";
import { useFittedText } from "../../../delivery-plan/use-fitted-text.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import type { GiftPartProps } from "./gift-form.ts";

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

/** An add-on in the order with a text of its own, such as a greeting card. */
export type PaidCard = { name: string; text: string };

type CardProps = GiftPartProps & {
  /** Whether a cake is among the gifts: the suggested texts depend on it. */
  hasCake: boolean;
  paidCard: PaidCard | null;
};
type CardTextProps = CardProps & { hasFreeCard: boolean; onFreeCard: () => void };

/** The free message card. If the order has a paid one, its text is not asked for again. */
export function GiftCardText({ hasFreeCard, onFreeCard, ...props }: CardTextProps) {
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
