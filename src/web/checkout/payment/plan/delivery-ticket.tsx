import { showTime } from "../../../../shop/basics/india-time.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { dayAndSlot, type OrderChoice } from "./order-choice.ts";

type DeliveryTicketProps = {
  /** Null while the choice is being read from this browser. */
  choice: OrderChoice | null;
  /** The time until which the capacity is reserved, if it is. */
  holdUntil: string | null;
};

/** When and where, as on the cake page, and the reservation, if any. */
export function DeliveryTicket({ choice, holdUntil }: DeliveryTicketProps) {
  return (
    <div className="ticket edge-b">
      {choice ? (
        <p className="ticket-when">
          {dayAndSlot(choice).map((words) => (
            <span key={words}>{words} </span>
          ))}
        </p>
      ) : (
        <Skeleton className="when-loading" />
      )}
      <dl>
        <div>
          <dt>{choice?.collectAt ? "Collect at" : choice?.option === "pickup" ? "Near" : "To"}</dt>
          <dd>{choice ? choice.collectAt || `${choice.pincode} ${choice.area}`.trim() : "······"}</dd>
        </div>
        <div>
          <dt>Place kept</dt>
          <dd>{holdUntil ? `until ${showTime(new Date(holdUntil))}` : "while you pay"}</dd>
        </div>
      </dl>
    </div>
  );
}
