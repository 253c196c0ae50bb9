import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Menu as TopCategory } from "../../../shop/catalog/get-menu.ts";
import { Logo } from "../../ui/logo.tsx";
import { Picture } from "../../ui/picture.tsx";
import "./menu.css";
import type { Feature } from "./features.ts";
import { useFollowLinks } from "./follow-links.ts";

/** The id by which the hamburger opens the menu, with or without script. */
export const MENU_ID = "menu";

export type MenuEntry = TopCategory & { feature?: Feature };

const isWide = () => window.matchMedia("(min-width: 1100px)").matches;
/** A pointer that only passes over the bar opens nothing. */
const OPEN_AFTER_MS = 90;
const CLOSE_AFTER_MS = 220;

/**
 * The seven menu categories. On wide screens a bar whose entries open a panel below it; on others a list over
 * the whole screen, one entry open at a time. It is one piece of HTML (a popover with disclosures in it), so
 * it opens without script too. Script adds opening by hover, Escape, and closing once something is chosen.
 */
export function Menu({
  menus,
  shopName,
  foot,
}: {
  menus: MenuEntry[];
  shopName: string;
  /** Below the list, where it covers the screen. */
  foot?: ReactNode;
}) {
  const [open, setOpen] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by hovering: the click that often follows must not close it again. */
  const hovered = useRef(false);
  const { key } = useLocation();
  const followLinks = useFollowLinks();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place, not a new function, closes the menu
  useEffect(() => {
    setOpen(null);
    nav.current?.hidePopover();
  }, [key]);

  const hover = (event: PointerEvent, label: string | null) => {
    if (event.pointerType !== "mouse" || !isWide()) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        hovered.current = label !== null;
        setOpen(label);
      },
      label === null ? CLOSE_AFTER_MS : OPEN_AFTER_MS,
    );
  };

  const choose = (label: string) => {
    clearTimeout(timer.current);
    setOpen(open === label && !hovered.current ? null : label);
    hovered.current = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || open === null || !isWide()) return;
    const entry = (event.target as Element).closest("details")?.querySelector("summary");
    setOpen(null);
    entry?.focus();
  };

  return (
    <nav
      id={MENU_ID}
      ref={nav}
      popover="auto"
      className="menu"
      aria-label="Menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
          setOpen(null);
          event.currentTarget.hidePopover();
        }
      }}
    >
      <div className="menu-head">
        <Logo name={shopName} />
        <button
          type="button"
          className="iconbtn"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <X className="ic" aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul className="menu-list" onClick={followLinks}>
        {menus.map(({ label, groups, feature }) => (
          <li
            key={label}
            onPointerEnter={(event) => hover(event, label)}
            onPointerLeave={(event) => hover(event, null)}
          >
            <details name="menu" open={open === label}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by nature */}
              <summary
                onClick={(event) => {
                  event.preventDefault();
                  choose(label);
                }}
              >
                {label}
                <ChevronDown className="ic down" aria-hidden="true" />
                <Plus className="ic plus" aria-hidden="true" />
              </summary>
              <div className="mega">
                <div className="mega-in">
                  {groups.map((group) => (
                    <div className={groups.length === 1 ? "mega-g only" : "mega-g"} key={group.label}>
                      <h3>{group.label}</h3>
                      <ul>
                        {group.items.map(({ label, href }) => (
                          <li key={label}>
                            <a href={href}>{label}</a>
                          </li>
                        ))}
                      </ul>
                    </div>
                  ))}
                  {feature && <FeaturePanel feature={feature} />}
                </div>
              </div>
            </details>
          </li>
        ))}
      </ul>
      {foot && <div className="menu-foot">{foot}</div>}
    </nav>
  );
}

function FeaturePanel({ feature }: { feature: Feature }) {
  return (
    <a className="mega-p" href={feature.href}>
      <span className="d">{feature.title}</span>
      <span className="link">
        {feature.action} <ArrowRight className="ic" aria-hidden="true" />
      </span>
      <Picture picture={feature.picture} alt="" sizes="20rem" />
    </a>
  );
}
