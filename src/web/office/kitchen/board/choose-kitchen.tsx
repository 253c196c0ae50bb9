import { Link } from "react-router";
import { OfficeLink } from "../../office-link.tsx";
import { boardHref } from "./board-href.ts";

type ChooseKitchenProps = { kitchens: { id: string; name: string; city: string; many: number }[] };

/** Chooses the kitchen in which the tablet hangs. Its board has an address of its own, for a bookmark. */
export function ChooseKitchen({ kitchens }: ChooseKitchenProps) {
  return (
    <main id="main" className="wrap kitchen-choice">
      <OfficeLink to="/admin/orders" />
      <h1>Which kitchen?</h1>
      <p className="muted">The number is how many orders are open. Save the board’s address on the tablet.</p>
      <ul>
        {kitchens.map(({ id, name, city, many }) => (
          <li key={id}>
            <Link to={boardHref({ kitchen: id })}>
              <span>
                <b>{name}</b>
                <small>{city}</small>
              </span>
              <strong>{many}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
