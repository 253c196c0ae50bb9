import { type Dispatch, lazy, Suspense, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { ReceiverDetails } from "./receiver-details.tsx";
import { AddressFields, AddressTypes, PersonFields } from "./receiver-fields.tsx";
import {
  type Account,
  peopleOf,
  type ReceiverAction,
  type ReceiverForm,
  suggestedAddress,
  UPDATE_FIRST,
} from "./receiver-form.ts";
import { type SavedAddress, SavedAddresses } from "./saved-addresses.tsx";

const People = lazy(() => import("./people.tsx"));

export type ReceiverCardProps = {
  form: ReceiverForm;
  send: Dispatch<ReceiverAction>;
  account: Account;
  addresses: SavedAddress[];
  pincode: string;
  /** Kitchen and address of a Pickup order; empty for a delivery. */
  collectAt: string;
  /** A payment is under way: nothing can be changed until it ends. */
  locked: boolean;
};

/** Who receives the order, and where: by hand or from saved addresses, then the confirmed card. */
export function ReceiverCard(props: ReceiverCardProps) {
  const { form, send, locked, collectAt } = props;
  const card = useRef<HTMLElement>(null);
  const wasConfirmed = useRef(form.confirmed);
  useFocusOnProblem(card, form);

  // Opening and closing the editor replaces the focused element: focus its replacement.
  useEffect(() => {
    if (wasConfirmed.current === form.confirmed) return;
    wasConfirmed.current = form.confirmed;
    if (!form.problem) card.current?.focus();
  }, [form.confirmed, form.problem]);

  return (
    <section className="box" aria-labelledby="receiver" ref={card} tabIndex={-1}>
      <h2 id="receiver">Receiver Address</h2>
      {collectAt !== "" && (
        <p className="receiver-collect">
          You collect this order at <b>{collectAt}</b>. The address here is only for the bill.
        </p>
      )}
      {form.confirmed ? (
        <ReceiverDetails form={form} locked={locked} onEdit={() => send({ type: "edit" })} />
      ) : (
        <Editor {...props} />
      )}
    </section>
  );
}

function Editor({ form, send, account, addresses, pincode, collectAt, locked }: ReceiverCardProps) {
  const manual = form.mode === "manual";
  const startState = {
    suggested: suggestedAddress(addresses, pincode, account),
    hasSaved: addresses.length > 0,
  };
  const people = peopleOf(addresses, account);
  const unknownOwner = account.name === "" || account.phone === "";
  return (
    <form
      className="receiver"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: "save" });
      }}
    >
      <fieldset disabled={locked}>
        <legend className="sr-only">Who and where</legend>
        <Either
          label="Who is it for?"
          first="Order for Self"
          second="Order for Someone Else"
          isFirst={form.orderFor === "self"}
          onFirst={() => send({ type: "order for", whom: "self", account, own: startState })}
          onSecond={() => send({ type: "order for", whom: "someone else", account })}
        />
        {form.orderFor === "someone else" && people.length > 0 && (
          <Suspense>
            <People form={form} send={send} people={people} pincode={pincode} />
          </Suspense>
        )}
        <Either
          label="Which address?"
          first="Use Saved Address"
          second="Enter Manually"
          isFirst={!manual}
          onFirst={() => send({ type: "use", mode: "saved" })}
          onSecond={() => send({ type: "use", mode: "manual" })}
        />
        {form.problem && <Alert>{form.problem.text}</Alert>}
        {form.problem?.text === UPDATE_FIRST && !form.updating && (
          <p className="text-small muted">Choose where it goes, then save it here.</p>
        )}
        {manual ? (
          <AddressFields form={form} send={send} pincode={pincode} payer={account.email} />
        ) : (
          <>
            <SavedAddresses form={form} send={send} addresses={addresses} pincode={pincode} />
            {(form.orderFor === "someone else" || unknownOwner) && (
              <div className="receiver-fields">
                <PersonFields form={form} send={send} />
              </div>
            )}
          </>
        )}
        <AddressTypes form={form} send={send} />
        {!manual && (
          <div className="receiver-fields">
            <TextInput label="Pin code" value={pincode} readOnly />
          </div>
        )}
        <Button type="submit" wide>
          {collectAt === "" ? "Save & Deliver Here" : "Save Address"}
        </Button>
      </fieldset>
    </form>
  );
}

function Either(props: {
  label: string;
  first: string;
  second: string;
  isFirst: boolean;
  onFirst: () => void;
  onSecond: () => void;
}) {
  const { label, first, second, isFirst, onFirst, onSecond } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that switch at once, not fields of the form
    <div className="segmented receiver-choice" role="group" aria-label={label}>
      <button
        type="button"
        className={classes(isFirst && "segmented-chosen")}
        aria-pressed={isFirst}
        onClick={onFirst}
      >
        {first}
      </button>
      <button
        type="button"
        className={classes(!isFirst && "segmented-chosen")}
        aria-pressed={!isFirst}
        onClick={onSecond}
      >
        {second}
      </button>
    </div>
  );
}

/** Focuses the first marked field, or the card, when a new problem appears. */
function useFocusOnProblem(card: React.RefObject<HTMLElement | null>, form: ReceiverForm) {
  const text = form.problem?.text;
  const marks = form.problem?.parts.length ?? 0;
  const before = useRef({ text, marks });
  useEffect(() => {
    const fewer = text === before.current.text && marks < before.current.marks;
    const isUnchanged = text === before.current.text && marks === before.current.marks;
    before.current = { text, marks };
    if (text === undefined || fewer || isUnchanged) return;
    const marked = card.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-marked] input");
    (marked ?? card.current)?.focus();
  }, [text, marks, card]);
}
