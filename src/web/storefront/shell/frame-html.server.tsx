import { escapeHtml } from "../../../shop/basics/escape-html.ts";
import { ReadyParts } from "../../rendering/ready.tsx";
import { asciiHtml } from "../../rendering/ready-html.server.tsx";
import { routedHtml } from "../../rendering/routed-html.server.tsx";
import { atOrBelow, routePaths } from "../../route-properties.server.ts";
import { accountPath } from "../../session/account-path.ts";
import { HEADER_ID, HeaderParts, type HeaderShop } from "./header.tsx";
import { MENU_LIST_ID } from "./menu.tsx";
import { TAB_BAR_ID, Tabs } from "./tab-bar.tsx";

const OWN = atOrBelow(routePaths(({ hasOwnHeader }) => hasOwnHeader));

/** Placeholders in the cached HTML: of the page's path, for the return path of the sign-in link, and of searched words. */
const WORDS = "searched-words";
const HERE = `/here?q=${WORDS}`;

type FrameHtml = { header: string; tabBar: string };

/** Drawn for these facts of the shop; others are drawn anew. */
type StoredFrame = { shop: HeaderShop; html: Promise<FrameHtml> };

const frameByMenu = new WeakMap<object, StoredFrame>();

/**
 * Header and tab bar as pre-rendered HTML, by element id; none on pages with their own frame. Browsers hydrate them,
 * so the same renderer must produce them.
 * @param shop the same object until the owner changes a fact
 * @param menuList HTML of the menu, cached while `menu` is the same object
 */
export async function frameHtml(
  menu: object,
  { shop, menuList }: { shop: HeaderShop; menuList: string },
  { pathname, search, searchParams }: URL,
): Promise<[id: string, html: string][]> {
  if (OWN.test(pathname)) return [];
  const stored = frameByMenu.get(menu);
  const { header, tabBar } = await (stored?.shop === shop ? stored.html : keep(draw()));
  const words = asciiHtml(escapeHtml(searchParams.get("q") ?? ""));
  return [
    [
      HEADER_ID,
      header
        .replaceAll(accountPath(HERE), () => accountPath(pathname + search))
        .replaceAll(`value="${WORDS}"`, () => `value="${words}"`),
    ],
    [TAB_BAR_ID, tabBar],
  ];

  function keep(drawing: Promise<FrameHtml>): Promise<FrameHtml> {
    frameByMenu.set(menu, { shop, html: drawing });
    drawing.catch(() => frameByMenu.delete(menu));
    return drawing;
  }

  async function draw(): Promise<FrameHtml> {
    const parts = new Map([[MENU_LIST_ID, menuList]]);
    return {
      header: await routedHtml(
        HERE,
        <ReadyParts value={parts}>
          <HeaderParts shop={shop} menuList={null} />
        </ReadyParts>,
      ),
      tabBar: await routedHtml(HERE, <Tabs />),
    };
  }
}
