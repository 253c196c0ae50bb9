import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { fromRupees, showMoney, times } from "../../shop/basics/money.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Note } from "../ui/note.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type AddOnView, useAddOns } from "./add-on-calls.ts";
import { AddOnDrawing } from "./add-on-drawing.tsx";
import { AnswerField } from "./answer-field.tsx";
import { answerFieldId, missingAnswer } from "./missing-answer.ts";
import type { Planned } from "./planned.ts";
import type { Plan } from "./use-plan.ts";
import "./add-ons.css";
import "./stepper.css";

const TILES = ["rose", "gold", "pista", "lilac", "cream"];

type AddOnsStepProps = {
  planned: Planned;
  plan: Plan;
  /** Whether missing answers are shown as errors: the shopper has tried to go on. */
  isChecked: boolean;
};

/** Add-ons: candles, a card, flowers. Some ask for something: a number, a text. */
export function AddOnsStep({ planned, plan, isChecked }: AddOnsStepProps) {
  const { data, error, refetch, isFetching } = useAddOns();
  if (error && !data) {
    return (
      <Note
        className="plan-note"
        kind="error"
        as="h3"
        title="The add-ons could not be loaded."
        action={
          <Button onClick={refetch} busy={isFetching}>
            Try again
          </Button>
        }
      >
        You can go on without them.
      </Note>
    );
  }
  if (!data) return <AddOnsSkeleton />;
  // A chosen add-on stays listed, because the customer pays for it.
  const offered = data.filter(
    ({ SKU, forCakes }) =>
      planned.hasCake || !forCakes || plan.choices.addOns.some((chosen) => chosen.SKU === SKU),
  );
  if (offered.length === 0) return <Note className="plan-note" as="h3" title="No addons Available..." />;
  const half = Math.ceil(offered.length / 2);
  const listed = (addOns: AddOnView[]) => (
    <ul>
      {addOns.map((addOn, index) => (
        <AddOn
          key={addOn.SKU}
          addOn={addOn}
          tile={`t-${TILES[index % TILES.length]}`}
          plan={plan}
          isChecked={isChecked}
        />
      ))}
    </ul>
  );
  return (
    <div className="asks">
      {listed(offered.slice(0, half))}
      {offered.length > 1 && listed(offered.slice(half))}
    </div>
  );
}

type AddOnProps = Omit<AddOnsStepProps, "planned"> & { addOn: AddOnView; tile: string };

function AddOn({ addOn, tile, plan, isChecked }: AddOnProps) {
  const moreButton = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);
  const { question, forCakes: _asked, ...offered } = addOn;
  const { SKU, name, image } = addOn;
  const { decide } = plan;
  const selected = plan.choices.addOns
    .map((line, place) => ({ line, place }))
    .filter(({ line }) => line.SKU === SKU);
  const quantity = selected.reduce((sum, { line }) => sum + line.quantity, 0);
  const isIn = quantity > 0;
  const last = selected.at(-1);

  const showMore = () => {
    if (!question) return decide({ do: "change-add-on", addOn: offered, by: 1 });
    takesFocus.current = true;
    decide({ do: "add-add-on", addOn: offered });
  };
  const less = () => {
    // The minus button disappears with the last item: keep the focus in the row.
    if (selected.length === 1 && (question || quantity === 1)) moreButton.current?.focus();
    if (!question) decide({ do: "change-add-on", addOn: offered, by: -1 });
    else if (last) decide({ do: "remove-add-on", place: last.place });
  };
  return (
    <li className={classes("ask", tile, isIn && "is-on")}>
      <div className="ask-head">
        <span className="tile ask-tile">
          {image === "" ? <AddOnDrawing sku={SKU} /> : <img src={image} alt="" width="400" height="400" />}
        </span>
        <div>
          <h3>{name}</h3>
          <Cost addOn={addOn} quantity={quantity} />
        </div>
        <span className={isIn ? "stepper on-jam" : undefined}>
          {isIn && (
            <button type="button" onClick={less} aria-label={`One less ${name}`}>
              <Minus className="icon" aria-hidden="true" />
            </button>
          )}
          {isIn && <span aria-live="polite">{quantity}</span>}
          <button
            key="more"
            ref={moreButton}
            type="button"
            className={isIn ? undefined : "addbtn"}
            onClick={showMore}
            aria-label={isIn ? `One more ${name}` : `Add ${name}`}
          >
            {isIn ? <Plus className="icon" aria-hidden="true" /> : "Add"}
          </button>
        </span>
      </div>
      {question &&
        selected.map(({ line, place }, index) => (
          <AnswerField
            // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place, also while it changes
            key={index}
            question={question}
            addOn={line}
            place={place}
            number={selected.length > 1 ? index + 1 : null}
            decide={decide}
            isChecked={isChecked}
            takesFocus={takesFocus}
          />
        ))}
    </li>
  );
}

/** The price of the chosen quantity; with the unit price if there are several, or if each digit has one. */
function Cost({ addOn: { price, question }, quantity }: { addOn: AddOnView; quantity: number }) {
  const unit = fromRupees(price);
  const each = question?.kind === "digits" ? "for each digit" : "each";
  return (
    <p className="ask-cost">
      <b>{showMoney(times(unit, Math.max(1, quantity)))}</b>
      {(quantity > 1 || question?.kind === "digits") && (
        <small>
          {quantity > 1 && showMoney(unit)} {each}
        </small>
      )}
    </p>
  );
}

function AddOnsSkeleton() {
  return (
    <div role="status">
      <p className="muted">Loading Addons...</p>
      <div className="asks" aria-hidden="true">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
          <Skeleton className="ask ask-loading" key={key} />
        ))}
      </div>
    </div>
  );
}

type AddOnsFootProps = {
  plan: Plan;
  onContinue: () => void;
  /** Called when the shopper continues although an answer is missing. */
  onMissing: () => void;
};

/** The total and the button to continue. While an answer is missing, the button says so and leads to its field. */
export function AddOnsFoot({ plan: { bill, choices }, onContinue, onMissing }: AddOnsFootProps) {
  const { data } = useAddOns();
  const missing = missingAnswer(choices.addOns, data ?? []);
  const count = choices.addOns.reduce((sum, addOn) => sum + addOn.quantity, 0);
  const goOn = () => {
    if (!missing) return onContinue();
    onMissing();
    document.getElementById(answerFieldId(missing.place))?.focus();
  };
  return (
    <>
      <span className="modal-sum" aria-live="polite">
        <b>{showMoney(bill.total)}</b>
        <small>
          {count === 0
            ? "No add-ons yet"
            : `${count} ${count === 1 ? "add-on" : "add-ons"}, ${showMoney(bill.addOns)}`}
        </small>
      </span>
      <Button
        size="big"
        look={missing ? "soft" : "primary"}
        aria-disabled={missing !== null || undefined}
        onClick={goOn}
      >
        {missing ? missing.todo : "Continue"}
      </Button>
    </>
  );
}
