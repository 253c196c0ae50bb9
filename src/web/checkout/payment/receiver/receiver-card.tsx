import { type Dispatch, lazy, Suspense, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { TextInput } from "../../../ui/field.tsx";
import { Alert } from "../../../ui/note.tsx";
import { ReceiverDetails } from "./receiver-details.tsx";
import { AddressFields, AddressTypes, PersonOfSaved } from "./receiver-fields.tsx";
import {
  type Account,
  ownAddresses,
  peopleOf,
  type ReceiverAction,
  type ReceiverForm,
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

/** The receiver and the address of an order: entered by hand or from saved addresses, then the confirmed card. */
export function ReceiverCard(props: ReceiverCardProps) {
  const { form, locked, collectAt } = props;
  const card = useRef<HTMLElement>(null);
  const wasConfirmed = useRef(form.confirmed);
  const wasFor = useRef(form.orderFor);
  const lastAction = useRef<ReceiverAction["type"] | null>(null);
  const send = (action: ReceiverAction) => {
    lastAction.current = action.type;
    props.send(action);
  };
  useFocusOnProblem(card, form);
  const hasPeople = peopleOf(props.addresses, props.account).length > 0;

  // Save and Edit remove the button that was pressed: focus the card. Paying confirms the receiver too, but the payment
  // begins elsewhere.
  useEffect(() => {
    const isByButton = lastAction.current === "save" || lastAction.current === "edit";
    const isNewPerson = lastAction.current === "order for" && wasFor.current !== form.orderFor && !hasPeople;
    lastAction.current = null;
    wasFor.current = form.orderFor;
    // Another receiver's name is asked for first, unless a saved person can be chosen.
    if (isNewPerson && form.orderFor === "someone else")
      card.current?.querySelector<HTMLElement>(".receiver-fields input")?.focus();
    if (wasConfirmed.current === form.confirmed) return;
    wasConfirmed.current = form.confirmed;
    if (!form.problem && isByButton) card.current?.focus();
  }, [form, hasPeople]);

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
        <Editor {...props} send={send} />
      )}
    </section>
  );
}

function Editor({ form, send, account, addresses, pincode, collectAt, locked }: ReceiverCardProps) {
  const manual = form.mode === "manual";
  const customerAddresses = ownAddresses(addresses, pincode, account);
  const people = peopleOf(addresses, account);
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
          onFirst={() => send({ type: "order for", whom: "self", account, own: customerAddresses })}
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
        {manual ? (
          <AddressFields form={form} send={send} pincode={pincode} payer={account.email} />
        ) : (
          <>
            <SavedAddresses
              form={form}
              send={send}
              account={account}
              addresses={addresses}
              pincode={pincode}
            />
            <PersonOfSaved key={form.orderFor} form={form} send={send} account={account} />
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

/** Shows and focuses the first marked field, or the card, at each refusal. */
function useFocusOnProblem(card: React.RefObject<HTMLElement | null>, { problem }: ReceiverForm) {
  const before = useRef(problem);
  useEffect(() => {
    const last = before.current;
    before.current = problem;
    if (problem === null || problem === last) return;
    // A mark that was removed is no refusal.
    if (problem.text === last?.text && problem.parts.length < last.parts.length) return;
    const marked = card.current?.querySelector<HTMLElement>(
      "[aria-invalid=true], [data-marked] input:enabled",
    );
    const target = marked ?? card.current;
    target?.focus({ preventScroll: true });
    // In the middle: the bar with the pay button covers the bottom of a phone.
    if (marked) marked.scrollIntoView({ block: "center" });
    else target?.scrollIntoView();
  }, [problem, card]);
}
