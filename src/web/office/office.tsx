import { NavLink, Outlet, useLocation } from "react-router";
import { countWaiting } from "../../shop/back-office/count-waiting.ts";
import { ownPageMeta } from "../page-meta/page-meta.ts";
import { servicesContext } from "../request-context.ts";
import { useShop } from "../shop-facts.ts";
import { BrandMark } from "../ui/brand-mark.tsx";
import type { Route } from "./+types/office.ts";
import { guardOffice, staffContext } from "./office-guard.ts";
import { pagesFor } from "./office-pages.ts";
import "./office.css";

export const middleware: Route.MiddlewareFunction[] = [guardOffice];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { name, email, roles } = context.get(staffContext);
  const pages = await Promise.all(
    pagesFor(roles).map(async ({ path, label, waiting }) => ({
      ...{ path, label },
      many: waiting ? await countWaiting(services, waiting) : null,
    })),
  );
  return { name: name.trim() || email, roles, pages };
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Back office");

/** The frame of the back office: navigation and the member of staff, without the shop's header. */
export default function Office({ loaderData: { name, roles, pages } }: Route.ComponentProps) {
  const shop = useShop();
  // Order pages belong to Orders in the navigation, unlike reviews and log.
  const inOrders = useLocation().pathname.startsWith("/admin/orders/");
  return (
    <div className="office-page">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="office-head on-jam">
        <div className="wrap office-row">
          <p className="office-name">
            <BrandMark monogram={shop.monogram} />
            <b className="display">{shop.name}</b>
            <span>Back office</span>
          </p>
          <nav aria-label="Back office">
            <ul>
              {pages.map(({ path, label, many }) => (
                <li key={path}>
                  <NavLink to={path} end={path === "/admin" && !inOrders}>
                    {label}
                    {many !== null && many > 0 && <small>{many}</small>}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <p className="office-who">
            <span>
              <b>{name}</b>
              <small>{roles.join(", ")}</small>
            </span>
            <a href="/account">My account</a>
          </p>
        </div>
      </header>
      <Outlet />
    </div>
  );
}
