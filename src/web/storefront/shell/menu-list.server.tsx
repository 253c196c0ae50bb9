import ArrowRight from "lucide-react/icons/arrow-right";
import ChevronDown from "lucide-react/icons/chevron-down";
import Plus from "lucide-react/icons/plus";
import type { Menu as TopCategory } from "../../../shop/catalogue/rules/menu.ts";
import { columnsOf, MOST_COLUMNS } from "../../../shop/catalogue/rules/menu-limits.ts";
import { Picture } from "../../ui/picture.tsx";
import type { MenuPicture } from "./menu-pictures.ts";

export type MenuEntry = TopCategory & { feature?: MenuPicture | undefined };

/** The menu's entries, groups and links. Plain HTML that works without script. */
export function MenuList({ menus }: { menus: MenuEntry[] }) {
  return menus.map(({ label, groups, feature }) => (
    <li key={label}>
      <details name="menu">
        <summary>
          {label}
          <ChevronDown className="icon menu-down" aria-hidden="true" />
          <Plus className="icon menu-plus" aria-hidden="true" />
        </summary>
        <div className="mega">
          <div className={isWide(groups) ? "mega-panel mega-wide" : "mega-panel"}>
            {groups.map((group) => (
              <div className={groups.length === 1 ? "mega-group mega-only" : "mega-group"} key={group.label}>
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
            {feature && <MenuPicturePanel feature={feature} />}
          </div>
        </div>
      </details>
    </li>
  ));
}

/** Whether the groups fill the panel on the narrowest screen that has one. */
function isWide(groups: MenuEntry["groups"]): boolean {
  return columnsOf({ groups }) >= MOST_COLUMNS;
}

function MenuPicturePanel({ feature }: { feature: MenuPicture }) {
  return (
    <a className="mega-feature" href={feature.href}>
      <span className="display mega-title">{feature.title}</span>
      <span className="link mega-link">
        {feature.action} <ArrowRight className="icon" aria-hidden="true" />
      </span>
      <Picture picture={feature.picture} alt="" sizes="20rem" />
    </a>
  );
}
