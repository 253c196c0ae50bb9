import { Link } from "react-router";
import type { Role } from "../../../../shop/accounts/rules/roles.ts";
import { PagesMenu } from "../../pages-menu.tsx";
import { boardHref } from "./board-href.ts";

type ChooseKitchenProps = {
  kitchens: { id: string; name: string; city: string; many: number }[];
  roles: Role[];
};

/** Chooses the kitchen in which the tablet hangs. Its board has its own URL, for a bookmark. */
export function ChooseKitchen({ kitchens, roles }: ChooseKitchenProps) {
  return (
    <>
      <div className="wrap kitchen-choice-menu">
        <PagesMenu roles={roles} here="/admin/kitchen" />
      </div>
      <main id="main" className="wrap kitchen-choice">
        <h1>Which kitchen?</h1>
        <p className="muted">
          The number is how many orders are open. Save the board’s address on the tablet.
        </p>
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
    </>
  );
}
