import type { MenuTarget } from "../../../../shop/catalogue/menu/get-office-menu.ts";
import {
  LONGEST_LABEL,
  MOST_GROUP_ITEMS,
  MOST_GROUPS,
} from "../../../../shop/catalogue/rules/menu-limits.ts";
import type { MenuDraft, MenuDraftItem } from "../../../../shop/catalogue/rules/menu-lines.ts";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field.tsx";
import { MoveButtons } from "../move-buttons.tsx";
import { groupField, itemField, MENU_FIELD, slugField, targetField } from "./menu-names.ts";

type Draft = { menus: MenuDraft[]; open: number };
type Errors = Record<string, string>;
type MenuFieldsProps = Draft & { targets: MenuTarget[]; errors: Errors };

const TARGETS_ID = "menu-targets";

/** The fields of the open menu, with its groups and their items. */
export function MenuFields({ menus, open, targets, errors }: MenuFieldsProps) {
  const { label = "", groups = [] } = menus[open] ?? {};
  const emptySlugs = new Set(targets.flatMap(({ slug, productCount }) => (productCount === 0 ? [slug] : [])));
  return (
    <section className="office-card" aria-labelledby="open-menu">
      <h2 id="open-menu">{label || "New menu"}</h2>
      <datalist id={TARGETS_ID}>
        {targets.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </datalist>
      <div className="product-fields">
        <TextInput
          label="Name of the menu"
          name={MENU_FIELD}
          defaultValue={label}
          error={errors[MENU_FIELD] ?? null}
          maxLength={LONGEST_LABEL}
        />
        <p className="muted text-small">
          Each item has its label, the address of its category, and its group. Another group moves it there.
        </p>
        {groups.map((group, g) => {
          const name = group.label || "New group";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a draft can have the same name
            <fieldset className="office-menu-group" key={g}>
              <legend className="sr-only">{name}</legend>
              <div className="office-menu-head">
                <TextInput
                  label="Name of the group"
                  name={groupField(g)}
                  defaultValue={group.label}
                  error={errors[groupField(g)] ?? null}
                  maxLength={LONGEST_LABEL}
                />
                <MoveButtons place={`${g}`} name={name} />
              </div>
              <ol className="office-menu-items">
                {group.items.map((item, i) => (
                  <ItemFields
                    // biome-ignore lint/suspicious/noArrayIndexKey: two items of a draft can have the same name
                    key={i}
                    {...{ menus, open, g, i, item, errors }}
                    isEmpty={emptySlugs.has(item.slug)}
                  />
                ))}
              </ol>
              {group.items.length < MOST_GROUP_ITEMS && (
                <Button type="submit" look="soft" size="small" name="intent" value={`add-item ${g}`}>
                  Add an item
                </Button>
              )}
            </fieldset>
          );
        })}
        {groups.length < MOST_GROUPS && (
          <div>
            <Button type="submit" look="soft" size="small" name="intent" value="add-group">
              Add a group
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

type ItemFieldsProps = Draft & {
  g: number;
  i: number;
  item: MenuDraftItem;
  errors: Errors;
  /** Its category lists no product, so shoppers do not see the item. */
  isEmpty: boolean;
};

function ItemFields({ menus, open, g, i, item, errors, isEmpty }: ItemFieldsProps) {
  const [labelName, slugName] = [itemField(g, i), slugField(g, i)];
  const name = item.label || "New item";
  const field = (fieldName: string, words: string) => ({
    ...{ name: fieldName, "aria-label": words, className: "input" },
    ...(errors[fieldName] ? { "aria-invalid": true as const, "aria-describedby": `${fieldName}-error` } : {}),
  });
  return (
    <li className="office-menu-item">
      <input {...field(labelName, `Label of ${name}`)} defaultValue={item.label} maxLength={LONGEST_LABEL} />
      <input
        {...field(slugName, `Category of ${name}`)}
        defaultValue={item.slug}
        list={TARGETS_ID}
        maxLength={80}
        autoCapitalize="none"
        spellCheck={false}
      />
      <select
        className="input"
        name={targetField(g, i)}
        defaultValue={`${open}.${g}`}
        aria-label={`Group of ${name}`}
      >
        {menus.map((menu, m) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two menus of a draft can have the same name
          <optgroup key={m} label={menu.label || "New menu"}>
            {menu.groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups of a draft can have the same name
              <option key={index} value={`${m}.${index}`}>
                {group.label || "New group"}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <MoveButtons place={`${g}.${i}`} name={name} />
      {isEmpty && (
        <span className="office-menu-note">
          <span className="office-tag">No products: not shown</span>
        </span>
      )}
      {[labelName, slugName].map(
        (fieldName) =>
          errors[fieldName] && (
            <span className="office-menu-error" id={`${fieldName}-error`} key={fieldName}>
              {errors[fieldName]}
            </span>
          ),
      )}
    </li>
  );
}
