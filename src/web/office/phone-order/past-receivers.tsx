import type { PastReceiver } from "../../../shop/orders/receivers/past-receivers.ts";
import { Button } from "../../ui/button.tsx";

type PastReceiversProps = { receivers: PastReceiver[]; onChoose: (receiver: PastReceiver) => void };

/** The receivers of the caller's earlier orders. A button fills receiver and pincode. */
export function PastReceivers({ receivers, onChoose }: PastReceiversProps) {
  if (receivers.length === 0) return null;
  return (
    <div>
      <span className="field-label" id="past-receivers">
        As before
      </span>
      <ul className="call-receivers" aria-labelledby="past-receivers">
        {receivers.map((receiver) => (
          <li key={`${receiver.name} ${receiver.address} ${receiver.pincode}`}>
            <Button look="soft" className="call-receiver" onClick={() => onChoose(receiver)}>
              {[receiver.name, receiver.phone, receiver.address, receiver.pincode].join(", ")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
