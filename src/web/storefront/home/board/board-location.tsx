import MapPin from "lucide-react/icons/map-pin";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { TYPED_PINCODE_LENGTH } from "../../../../shop/delivery/rules/pincode.ts";
import { slotWords } from "../../../../shop/delivery/rules/slot-words.ts";
import { PincodeMessage } from "../../../delivery/pincode-message.tsx";
import { Button } from "../../../ui/button.tsx";
import { Message } from "../../../ui/field.tsx";
import type { Board } from "./use-board.ts";

/** The location, or the pincode field; below it the shop's answer. */
export function BoardLocation({ board }: { board: Board }) {
  const { place, isTyping } = board;
  const says = useId();
  return (
    <div className="board-place">
      {place && !isTyping ? (
        <Chosen board={board} place={place} />
      ) : (
        <PincodeForm board={board} says={says} />
      )}
      <div id={says} role="status" className="board-says needs-script">
        <LocationMessage board={board} />
      </div>
      <noscript>
        <p className="message">
          Choosing a day and an hour needs JavaScript. Every cake can be seen without.
        </p>
      </noscript>
    </div>
  );
}

function Chosen({ board, place }: { board: Board; place: NonNullable<Board["place"]> }) {
  return (
    <div className="board-pinline">
      <MapPin className="icon" aria-hidden="true" />
      <span className="board-pinline-text">
        <b>{place.pincode}</b> {place.area}
      </span>
      <button
        type="button"
        className="link board-pinline-change"
        aria-label="Change the pincode"
        onClick={board.change}
      >
        Change
      </button>
    </div>
  );
}

function PincodeForm({ board, says }: { board: Board; says: string }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { place, typed, type, check } = board;
  // After pressing Change, the field has the focus.
  const isChange = place !== null;
  useEffect(() => {
    if (isChange) input.current?.focus();
  }, [isChange]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (board.says === "unknown") input.current?.focus();
    else check();
  };
  return (
    <form className="board-pin needs-script" onSubmit={submit} noValidate>
      <label className="sr-only" htmlFor={id}>
        Delivery pincode
      </label>
      <input
        ref={input}
        id={id}
        className="input board-input"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="Pincode"
        // Leaves room for spaces; other scripts are accepted too: `110 001`, `११०००१`.
        maxLength={TYPED_PINCODE_LENGTH}
        value={typed}
        onChange={(event) => type(event.target.value)}
        aria-invalid={board.says === "invalid" || undefined}
        aria-describedby={says}
      />
      <Button type="submit" look="soft" busy={board.says === "checking"}>
        Check
      </Button>
    </form>
  );
}

/** The answer to the pincode; at a chosen location, whether its slot was taken since. */
function LocationMessage({ board: { place, isTyping, says, lost } }: { board: Board }) {
  if (!place || isTyping) return <PincodeMessage status={says} />;
  if (lost === "") return <PincodeMessage status="valid" />;
  return <Message kind="err">{slotWords(lost)} can no longer be had. Please choose another time.</Message>;
}
