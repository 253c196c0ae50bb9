import type { MenuDraft } from "../../../../shop/catalogue/rules/menu-lines.ts";

/** The header's menu as shoppers would see it, with the panel of the open menu. */
export function MenuPreview({ menus, open }: { menus: MenuDraft[]; open: number }) {
  const groups = menus[open]?.groups ?? [];
  return (
    <section className="office-card" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <ul className="office-menu-bar">
        {menus.map(({ label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two menus of a draft can have the same name
          <li key={index} className={index === open ? "is-on" : undefined}>
            {label}
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <div className="office-menu-panel">
          {groups.map(({ label, items }, g) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a draft can have the same name
            <div key={g}>
              <h3>{label}</h3>
              <ul>
                {items.map((item, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two items of a draft can have the same name
                  <li key={i}>{item.label}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
      <p className="muted text-small">
        Shoppers do not see items whose category lists no product. The picture beside a menu belongs to its
        name.
      </p>
    </section>
  );
}
