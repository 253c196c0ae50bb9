import { Outlet, useRouteError } from "react-router";
import { getMenu } from "../../../shop/catalog/get-menu.ts";
import { documentContext, menuHtmlContext, servicesContext } from "../../request-context.ts";
import { useShop, useShopIfLoaded } from "../../shop-facts.ts";
import { ownPageMeta } from "../page-meta.ts";
import type { Route } from "./+types/shell.ts";
import { ErrorPage, errorTitle } from "./error-page.tsx";
import { featureOf } from "./features.ts";
import { Frame } from "./frame.tsx";
import { menuHtml } from "./menu-html.server.tsx";
import type { MenuEntry } from "./menu-list.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const found = await getMenu(services);
  const menu = found.ok ? found.value : [];
  const entries = (): MenuEntry[] =>
    menu.map((one) => ({ ...one, feature: featureOf(one.label, services.pictures) }));
  if (!context.get(documentContext)) return { menus: entries() };
  context.set(menuHtmlContext, menuHtml(menu, entries));
  return { menus: null };
}

/** The menu is the same on every page: it comes once. */
export const shouldRevalidate = () => false;

export function meta({ error, matches }: Route.MetaArgs) {
  return error ? ownPageMeta(matches, errorTitle(error)) : [];
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shop={useShop()} menus={loaderData.menus}>
      <Outlet />
    </Frame>
  );
}

/** A page that failed, inside the frame. Without a menu where that could not be loaded either. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const shop = useShopIfLoaded();
  const error = useRouteError();
  if (!shop) return <ErrorPage error={error} />;
  return (
    <Frame shop={shop} menus={loaderData?.menus ?? null}>
      <ErrorPage error={error} />
    </Frame>
  );
}
