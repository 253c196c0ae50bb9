import { showInstant } from "../../../shop/basics/india-time.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { type OrderChoice, showChosenDay, showSlot } from "./order-choice.ts";

type DeliveryTicketProps = {
  /** Null while the choice is still being read from this browser. */
  choice: OrderChoice | null;
  /** Until when the place is kept, if it is. */
  holdUntil: string | null;
};

/** When and where, as on the cake page; and the place, once it is kept. */
export function DeliveryTicket({ choice, holdUntil }: DeliveryTicketProps) {
  return (
    <div className="ticket edge-b">
      {choice ? (
        <p className="ticket-when">
          <span>{showChosenDay(choice.date)}</span> <span>{showSlot(choice.time)}</span>
        </p>
      ) : (
        <Skeleton className="when-loading" />
      )}
      <dl>
        <div>
          <dt>{choice?.collectAt ? "Collect at" : choice?.type === "Pickup" ? "Near" : "To"}</dt>
          <dd>{choice ? choice.collectAt || `${choice.pincode} ${choice.area}`.trim() : "······"}</dd>
        </div>
        <div>
          <dt>Place kept</dt>
          <dd>{holdUntil ? `until ${timeOf(holdUntil)}` : "while you pay"}</dd>
        </div>
      </dl>
    </div>
  );
}

/** `4:15 PM` of the shop's clock. */
export function timeOf(at: string): string {
  return showInstant(new Date(at)).split(", ").at(-1) ?? "";
}
