import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { TextInput } from "../../ui/field.tsx";
import { type FieldProps, NEW_CUSTOMER } from "./phone-order-fields.ts";

type CallerProps = { field: FieldProps; prepared: PreparedOrder; chosen: string | undefined };

/** Who calls: a customer with this number, or somebody new with name and e-mail. */
export function CallerFields({ field, prepared: { callers }, chosen }: CallerProps) {
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
          <fieldset className="call-choices" key={callers.map(({ id }) => id).join()}>
            <legend className="sr-only">Customers with this number</legend>
            {callers.map(({ id, name, email }, index) => (
              <label key={id}>
                <input
                  type="radio"
                  name="customer"
                  value={id}
                  defaultChecked={chosen ? chosen === id : index === 0}
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
                defaultChecked={chosen === NEW_CUSTOMER}
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
