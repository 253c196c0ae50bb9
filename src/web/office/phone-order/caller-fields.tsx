import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { CALLER_INTENTS, type FieldProps, NEW_CUSTOMER } from "./phone-order-fields.ts";

type CallerProps = {
  field: FieldProps;
  callers: PreparedOrder["callers"];
  /** The id of a customer, or `NEW_CUSTOMER`. */
  chosen: string;
  onChoose: (customer: string) => void;
};

/**
 * The caller: a customer with this number, or a new one with name and e-mail. A button leads from one to the other,
 * so that only one of the two is asked.
 */
export function CallerFields({ field, callers, chosen, onChoose }: CallerProps) {
  const isKnown = callers.length > 0;
  const isNew = !isKnown || chosen === NEW_CUSTOMER;
  const [first] = callers;
  return (
    <section className="office-card" aria-labelledby="caller">
      <h2 id="caller">1. Who calls</h2>
      <div className="call-fields">
        <TextInput
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          {...field("phone")}
        />
        {!isNew && (
          <fieldset className="call-choices">
            <legend className="sr-only">Customers with this number</legend>
            {callers.map(({ id, name, email }) => (
              <label key={id}>
                <input
                  type="radio"
                  name="customer"
                  value={id}
                  checked={chosen === id}
                  onChange={() => onChoose(id)}
                />
                <span>
                  <b>{name || "Customer"}</b>
                  <span className="muted text-small">Their mails go to {email}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {isKnown && isNew && <input type="hidden" name="customer" value={NEW_CUSTOMER} />}
        {first && (
          <Button
            type="submit"
            name="intent"
            value={isNew ? CALLER_INTENTS.known : CALLER_INTENTS.somebodyElse}
            look="soft"
            onClick={(event) => {
              event.preventDefault();
              onChoose(isNew ? first.id : NEW_CUSTOMER);
            }}
          >
            {isNew ? "A customer with this number" : "Somebody else"}
          </Button>
        )}
        {/* Stays in the page while it is hidden, so that what was typed is not lost. */}
        <div className="call-pair" hidden={!isNew}>
          <TextInput label="Name" autoComplete="off" maxLength={80} {...field("callerName")} />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            maxLength={254}
            hint="For link, confirmation and invoice"
            {...field("email")}
          />
        </div>
      </div>
    </section>
  );
}
