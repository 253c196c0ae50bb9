import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Still } from "../../rendering/ready.tsx";
import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { useMenu } from "./use-menu.ts";
import "./menu.css";
import "./mega.css";

/** The id by which the hamburger opens the menu, with or without script. */
export const MENU_ID = "menu";

/** The id of the element that holds its entries. */
export const MENU_LIST_ID = "menu-list";

/**
 * The seven menu categories. On wide screens a bar whose entries open a panel below it; on others a list over
 * the whole screen, one entry open at a time. It is one piece of HTML (a popover with disclosures in it), so
 * it opens without script too.
 */
export function Menu({
  list,
  shop,
  foot,
}: {
  /** Its entries as HTML; null when they came with the document. */
  list: string | null;
  shop: Pick<ShopFacts, "name" | "monogram">;
  /** Below the list, where it covers the screen. */
  foot?: ReactNode;
}) {
  const { nav, entries, whole } = useMenu();
  return (
    <nav id={MENU_ID} ref={nav} popover="auto" className="menu" aria-label="Menu" {...whole}>
      <div className="menu-head">
        <Logo shop={shop} />
        <button
          type="button"
          className="round-button menu-close"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="menu-body">
        <Still as="ul" id={MENU_LIST_ID} className="menu-list" html={list} {...entries} />
        {foot && <div className="menu-foot">{foot}</div>}
      </div>
    </nav>
  );
}
