import { showDay } from "../../shop/basics/india-time.ts";
import { useData, useLatest } from "../client-data/use-data.ts";
import { daysUrl, fetchDays } from "../delivery/delivery-calls.ts";
import { useDraft } from "../draft/draft-store.ts";
import "../ui/ticket.css";

/** When the whole cart can arrive at the known pincode: on the chosen day if possible, else at the earliest slot. */
export function CartTicket({ pieces }: { pieces: string[] }) {
  const { location, deliveryDate } = useDraft();
  const url = location !== "" && pieces.length > 0 ? daysUrl(location, ...pieces) : null;
  const data = useLatest(useData(url, fetchDays).data);
  const open = data?.days.filter((day) => day.state === "open");
  const chosen = open?.find((day) => day.date === deliveryDate);
  const first = chosen ?? open?.[0];
  if (!url) return null;
  return (
    <div className="ticket edge-b cart-ticket">
      <p className="display cart-ticket-title">One delivery, one slot</p>
      <dl>
        <div>
          <dt>{chosen ? "Your day" : "First possible"}</dt>
          <dd>{first ? (first.date === data?.today ? "Today" : showDay(first.date)) : "······"}</dd>
        </div>
        <div>
          <dt>To</dt>
          <dd>{location}</dd>
        </div>
      </dl>
    </div>
  );
}
