import Gift from "lucide-react/icons/gift";
import { giftTasks, type StaffGift } from "../../shop/orders/rules/gift.ts";
import "./gift-tasks.css";

/** The tasks of staff who pack and deliver a gift. */
export function GiftTasks({ gift }: { gift: StaffGift }) {
  return (
    <div className="gift-tasks">
      <b>
        <Gift className="icon" aria-hidden="true" />
        Gift
      </b>
      <ul>
        {giftTasks(gift).map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ul>
    </div>
  );
}
