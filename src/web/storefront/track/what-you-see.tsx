import Bike from "lucide-react/icons/bike";
import Check from "lucide-react/icons/check";
import Gift from "lucide-react/icons/gift";
import Package from "lucide-react/icons/package";
import { Roundel } from "../../ui/marks.tsx";

const STEPS = [
  { icon: Check, name: "Order Placed", says: "Paid, and in the kitchen’s book" },
  { icon: Package, name: "Shipped", says: "Baked, packed and with the rider" },
  { icon: Bike, name: "Out For Delivery", says: "On the way to the door" },
  { icon: Gift, name: "Delivered", says: "In the hour that you chose" },
];

/** The four steps of an order's page. */
export function WhatYouSee() {
  return (
    <aside className="see edge-b" aria-labelledby="see">
      <h2 id="see">What you will see</h2>
      <ol>
        {STEPS.map(({ icon: Icon, name, says }) => (
          <li key={name}>
            <Roundel className="see-mark">
              <Icon className="icon" aria-hidden="true" />
            </Roundel>
            <span>
              <b>{name}</b>
              {says}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
