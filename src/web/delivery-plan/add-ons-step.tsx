import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useRef } from "react";
import { fromRupees, showMoney } from "../../shop/basics/money.ts";
import { useData } from "../client-data/use-data.ts";
import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ADD_ONS_ADDRESS, type AddOnView, fetchAddOns } from "./add-on-calls.ts";
import { AddOnDrawing } from "./add-on-drawing.tsx";
import type { Plan } from "./use-plan.ts";

const TILES = ["rose", "gold", "pista", "lilac", "cream"];

/** Add-ons: candles, a card, flowers. */
export function AddOnsStep({ plan }: { plan: Plan }) {
  const { data, error, refetch, isFetching } = useData(ADD_ONS_ADDRESS, fetchAddOns);
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
  if (data.length === 0) return <Note className="plan-note" as="h3" title="No addons Available..." />;
  return (
    <ul className="addons">
      {data.map((addOn, index) => (
        <li key={addOn.SKU} className={`add t-${TILES[index % TILES.length]}`}>
          <AddOn addOn={addOn} plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function AddOn({ addOn, plan: { choices, decide } }: { addOn: AddOnView; plan: Plan }) {
  const moreButton = useRef<HTMLButtonElement>(null);
  const { SKU, name, image, price } = addOn;
  const quantity = choices.addOns.find((chosen) => chosen.SKU === SKU)?.quantity ?? 0;
  const isIn = quantity > 0;
  const less = () => {
    // The minus button disappears with the last item: keep the focus in the row.
    if (quantity === 1) moreButton.current?.focus();
    decide({ do: "change-add-on", addOn, by: -1 });
  };
  return (
    <>
      <div className="tile add-tile">
        {image === "" ? <AddOnDrawing sku={SKU} /> : <img src={image} alt="" width="400" height="400" />}
      </div>
      <h3>{name}</h3>
      <div className="add-row">
        <b>{showMoney(fromRupees(price))}</b>
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
            onClick={() => decide({ do: "change-add-on", addOn, by: 1 })}
            aria-label={isIn ? `One more ${name}` : `Add ${name}`}
          >
            {isIn ? <Plus className="icon" aria-hidden="true" /> : "Add"}
          </button>
        </span>
      </div>
    </>
  );
}

function AddOnsSkeleton() {
  return (
    <div role="status">
      <p className="muted">Loading Addons...</p>
      <div className="addons" aria-hidden="true">
        {["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => (
          <div className="add" key={key}>
            <div className="tile skeleton tile-loading add-tile" />
            <Skeleton className="add-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

export function AddOnsFoot({ plan: { bill, choices }, onContinue }: { plan: Plan; onContinue: () => void }) {
  const count = choices.addOns.reduce((sum, addOn) => sum + addOn.quantity, 0);
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
      <Button size="big" onClick={onContinue}>
        Continue
      </Button>
    </>
  );
}
