import { firstNameOf } from "../../../../shop/orders/rules/first-name.ts";
import { LONGEST_SENDER } from "../../../../shop/orders/rules/gift.ts";
import { classes } from "../../../ui/classes.ts";
import { TextInput } from "../../../ui/field.tsx";
import type { GiftPartProps } from "./gift-form.ts";

type SenderProps = GiftPartProps & { sender: string; hasFreeCard: boolean };

/** A paid card has its own text, so the name for a card is asked only if there is a free one, or if it is unknown. */
export function GiftSender({ gift, change, sender, them, hasFreeCard }: SenderProps) {
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
