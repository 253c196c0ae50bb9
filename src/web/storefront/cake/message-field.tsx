import { useId } from "react";
import { MESSAGE_LIMIT } from "../../draft/draft.ts";
import { IcedCake } from "./iced-cake.tsx";
import type { Plan } from "./use-plan.ts";

/** What is iced on the cake, seen on the cake while it is typed. */
export function MessageField({ plan }: { plan: Plan }) {
  const id = useId();
  const { message } = plan.choices;
  return (
    <div className="ice">
      <div className="field">
        <label htmlFor={id} className="lab">
          Message on cake
          <small className="cnt" id={`${id}-count`}>
            <span>{message.length}</span> of {MESSAGE_LIMIT}
          </small>
        </label>
        <input
          id={id}
          name="message"
          className="inp"
          maxLength={MESSAGE_LIMIT}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="Happy Birthday, Asha"
          value={message}
          onChange={(event) => plan.decide({ do: "write-message", text: event.target.value })}
          aria-describedby={`${id}-hint`}
        />
        <p className="hint" id={`${id}-hint`}>
          Iced exactly as you type it.
        </p>
      </div>
      <IcedCake message={message} />
    </div>
  );
}
