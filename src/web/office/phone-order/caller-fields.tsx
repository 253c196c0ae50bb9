import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { TextInput } from "../../ui/field.tsx";
import { type FieldProps, NEW_CUSTOMER } from "./phone-order-fields.ts";

type CallerProps = {
  field: FieldProps;
  callers: PreparedOrder["callers"];
  /** The id of a customer, or `NEW_CUSTOMER`. */
  chosen: string;
  onChoose: (customer: string) => void;
};

/** Who calls: a customer with this number, or somebody new with name and e-mail. */
export function CallerFields({ field, callers, chosen, onChoose }: CallerProps) {
  const isNew = callers.length === 0;
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
                  <span className="muted text-small">{email}</span>
                </span>
              </label>
            ))}
            <label className="call-new">
              <input
                type="radio"
                name="customer"
                value={NEW_CUSTOMER}
                checked={chosen === NEW_CUSTOMER}
                onChange={() => onChoose(NEW_CUSTOMER)}
              />
              <b>Somebody else</b>
            </label>
          </fieldset>
        )}
        <div className={isNew ? "call-pair" : "call-pair call-if-new"}>
          <TextInput label="Name" autoComplete="off" maxLength={80} {...field("callerName")} />
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            maxLength={254}
            hint="For the link, the confirmation and the invoice"
            {...field("email")}
          />
        </div>
      </div>
    </section>
  );
}
