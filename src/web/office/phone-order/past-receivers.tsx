import type { PastReceiver } from "../../../shop/orders/past-receivers.ts";
import type { PreparedOrder } from "../../../shop/phone-orders/prepare-phone-order.ts";
import { Button } from "../../ui/button.tsx";

type PastReceiversProps = { prepared: PreparedOrder; onChoose: (receiver: PastReceiver) => void };

/** Where the caller's earlier orders went. A button fills receiver and pincode. */
export function PastReceivers({ prepared: { callers }, onChoose }: PastReceiversProps) {
  const receivers = callers.flatMap((caller) => caller.receivers);
  if (receivers.length === 0) return null;
  return (
    <div>
      <span className="field-label" id="past-receivers">
        As before
      </span>
      <ul className="call-receivers" aria-labelledby="past-receivers">
        {receivers.map((receiver) => (
          <li key={`${receiver.name} ${receiver.address} ${receiver.pincode}`}>
            <Button look="soft" onClick={() => onChoose(receiver)}>
              {[receiver.name, receiver.address, receiver.pincode].join(", ")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
