import { Outlet, useRouteError } from "react-router";
import { getMenu } from "../../../shop/catalog/catalog.reads.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { readyHtml } from "../../rendering/ready-html.server.tsx";
import { documentContext, readyPartsContext, servicesContext } from "../../request-context.ts";
import { useShop, useShopIfLoaded } from "../../shop-facts.ts";
import type { Route } from "./+types/shell.ts";
import { ErrorPage, errorTitle } from "./error-page.tsx";
import { featureOf } from "./features.ts";
import { FOOTER_ID, FooterParts } from "./footer.tsx";
import { Frame } from "./frame.tsx";
import { frameHtml } from "./frame-html.server.tsx";
import { MENU_LIST_ID, type MenuEntry, MenuList } from "./menu-list.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const menu = await getMenu(services);
  const entries = (): MenuEntry[] =>
    menu.map((one) => ({ ...one, feature: featureOf(one.label, services.pictures) }));
  if (!context.get(documentContext)) return { menus: entries() };
  const parts = context.get(readyPartsContext);
  const menuList = readyHtml(menu, () => <MenuList menus={entries()} />);
  parts.set(MENU_LIST_ID, menuList);
  const { settings } = services;
  const frame = await frameHtml(menu, { shop: settings, menuList }, new URL(request.url));
  for (const [id, html] of frame) parts.set(id, html);
  parts.set(
    FOOTER_ID,
    readyHtml(settings, () => <FooterParts shop={settings} />),
  );
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
    <Frame shop={shop} menus={loaderData ? loaderData.menus : []}>
      <ErrorPage error={error} />
    </Frame>
  );
}
