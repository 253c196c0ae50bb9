import type { PastReceiver } from "../../../shop/orders/receivers/past-receivers.ts";
import { LONGEST_CARD } from "../../../shop/orders/rules/gift.ts";
import { TextArea, TextInput } from "../../ui/field.tsx";
import { PastReceivers } from "./past-receivers.tsx";
import type { FieldProps } from "./phone-order-fields.ts";

type ReceiverFieldsProps = {
  field: FieldProps;
  /** Receivers of the caller's earlier orders. */
  receivers: PastReceiver[];
  onChoose: (receiver: PastReceiver) => void;
};

/** The receiver: one of an earlier order, or typed, and the card of a gift. */
export function ReceiverFields({ field, receivers, onChoose }: ReceiverFieldsProps) {
  return (
    <section className="office-card" aria-labelledby="receiver">
      <h2 id="receiver">4. Receiver</h2>
      <div className="call-fields">
        <PastReceivers receivers={receivers} onChoose={onChoose} />
        <TextInput
          label="Name and phone"
          hint="Such as Usha Rao, 98860 55213. What is empty is the caller’s."
          autoComplete="off"
          maxLength={120}
          {...field("receiver")}
        />
        <TextArea label="Address" hint="Without the pincode" rows={2} maxLength={300} {...field("address")} />
        {/* Closed until it is needed: few callers order a gift. */}
        <details open={Boolean(field("card").defaultValue || field("card").error)}>
          <summary>Make it a gift</summary>
          <TextArea label="Card text" maxLength={LONGEST_CARD} {...field("card")} />
        </details>
      </div>
    </section>
  );
}
