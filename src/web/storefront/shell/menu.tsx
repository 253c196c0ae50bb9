import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { Still } from "../../rendering/ready.tsx";
import type { ShopFacts } from "../../shop-facts.ts";
import { Logo } from "../../ui/logo.tsx";
import { useMenu } from "./use-menu.ts";
import "./menu.css";
import "./mega-menu.css";

/** Id by which the hamburger opens the menu, with or without script. */
export const MENU_ID = "menu";

/** Id of the element with its entries. */
export const MENU_LIST_ID = "menu-list";

/**
 * The seven menu categories: on wide screens a bar whose entries open a panel; on others a full-screen list, one entry
 * open at a time. One piece of HTML (a popover with disclosures), so it opens without script too.
 */
export function Menu({
  list,
  shop,
  foot,
}: {
  /** Its entries as HTML; null if they came with the document. */
  list: string | null;
  shop: Pick<ShopFacts, "name" | "monogram">;
  /** Below the list of the full-screen menu. */
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
