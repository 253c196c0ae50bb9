import CalendarDays from "lucide-react/icons/calendar-days";
import Leaf from "lucide-react/icons/leaf";
import ReceiptIndianRupee from "lucide-react/icons/receipt-indian-rupee";
import { LinkButton } from "../../ui/button.tsx";
import { PlaceForm } from "../shell/place-form.tsx";
import "./board.css";

const PROMISES = [
  { Icon: CalendarDays, text: "Your day and your hour, with the places left shown" },
  { Icon: ReceiptIndianRupee, text: "Delivery in the total before you sign in" },
  { Icon: Leaf, text: "Eggless has its own green mark" },
];

/** Where shall it arrive? The pincode is kept for the cake page. */
export function PlaceBoard() {
  return (
    <section className="panel boardp" aria-labelledby="place-board">
      <h2 id="place-board">Where should it arrive?</h2>
      <div className="needs-script">
        <PlaceForm />
      </div>
      <ul className="promises">
        {PROMISES.map(({ Icon, text }) => (
          <li key={text}>
            <span className="roundel">
              <Icon className="ic" aria-hidden="true" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <LinkButton wide to="/AllCakes">
        See all cakes
      </LinkButton>
    </section>
  );
}
