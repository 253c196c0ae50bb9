import { Outlet, useRouteError } from "react-router";
import { getMenu } from "../../../shop/catalogue/catalogue.reads.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { readForPage } from "../../rendering/read-for-page.ts";
import { readyHtml, sendHtml } from "../../rendering/ready-html.server.tsx";
import { documentContext, servicesContext } from "../../request-context.ts";
import { useShop, useShopIfLoaded } from "../../shop-facts.ts";
import type { Route } from "./+types/shell.ts";
import { ErrorPage, errorTitle } from "./error-page.tsx";
import { FOOTER_ID } from "./footer.tsx";
import { FooterParts } from "./footer-parts.server.tsx";
import { Frame } from "./frame.tsx";
import { frameHtml } from "./frame-html.server.tsx";
import { MENU_LIST_ID } from "./menu.tsx";
import { type MenuEntry, MenuList } from "./menu-list.server.tsx";
import { menuPictureOf } from "./menu-pictures.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { settings } = services;
  const footerHtml = readyHtml(settings, () => <FooterParts shop={settings} />);
  // Before the menu: a page without a loaded menu has a footer too.
  const footer = sendHtml(context, FOOTER_ID, footerHtml);
  const menu = await readForPage(context, getMenu);
  const entries = (): MenuEntry[] =>
    menu.map((entry) => ({ ...entry, feature: menuPictureOf(entry.label, services.pictures) }));
  const listHtml = readyHtml(menu, () => <MenuList menus={entries()} />);
  const menuList = sendHtml(context, MENU_LIST_ID, listHtml);
  if (context.get(documentContext)) {
    const frame = await frameHtml(menu, { shop: settings, menuList: listHtml }, new URL(request.url));
    for (const [id, html] of frame) sendHtml(context, id, html);
  }
  return { menuList, footer };
}

/** The menu is the same on every page: load it once. */
export const shouldRevalidate = () => false;

export function meta({ error, matches }: Route.MetaArgs) {
  return error ? ownPageMeta(matches, errorTitle(error)) : [];
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shop={useShop()} {...loaderData}>
      <Outlet />
    </Frame>
  );
}

/** A failed page inside the frame. Without a menu if that could not be loaded either. */
export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
  const shop = useShopIfLoaded();
  const error = useRouteError();
  if (!shop) return <ErrorPage error={error} />;
  return (
    <Frame shop={shop} {...(loaderData ?? { menuList: null, footer: null })}>
      <ErrorPage error={error} />
    </Frame>
  );
}
