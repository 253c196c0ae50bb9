import { z } from "zod";
import {
  LONGEST_LABEL,
  MOST_GROUPS,
  MOST_MENU_ITEMS,
  MOST_MENUS,
} from "../../../../shop/catalogue/rules/menu-limits.ts";
import type {
  MenuDraft,
  MenuDraftGroup,
  MenuDraftItem,
} from "../../../../shop/catalogue/rules/menu-lines.ts";
import { textOf } from "../../../forms/read-form.ts";
import { readJsonField } from "../../read-json-field.ts";
import { groupField, itemField, MENU_FIELD, slugField, targetField } from "./menu-names.ts";

/** The menu in the form, and which of its top-level menus the form shows. */
export type OpenDraft = { menus: MenuDraft[]; open: number };

const LONGEST_STATE = 60_000;

/** Texts that are too long are carried so far that they are still refused. */
const LONGEST_TEXT = 5 * LONGEST_LABEL + 1;
const LONGEST_SLUG = 401;

/** A draft that is not saved yet: limited in size, but with any text. */
const anyText = z.string().max(LONGEST_TEXT);
const anyGroup = z.tuple([anyText, z.array(z.string().max(LONGEST_SLUG)).max(2 * MOST_MENU_ITEMS)]);
const WrittenMenus = z.array(z.tuple([anyText, z.array(anyGroup).max(2 * MOST_GROUPS)])).max(2 * MOST_MENUS);

/** The draft that the form carries, with what was typed; null if unreadable. */
export function readDraft(form: FormData): OpenDraft | null {
  const menus = parseDraft(textOf(form, "draft"));
  const open = Number(textOf(form, "open"));
  if (!menus || !Number.isInteger(open)) return null;
  const shown = menus[open];
  if (!shown) return { menus, open: 0 };
  return { menus: moved(menus.with(open, typed(shown, form)), { form, open }), open };
}

function parseDraft(text: string): MenuDraft[] | null {
  const menus = readJsonField(WrittenMenus, text, LONGEST_STATE);
  if (!menus) return null;
  return menus.map(([label, groups]) => ({
    label,
    groups: groups.map(([groupLabel, texts]) => ({ label: groupLabel, items: itemsOf(texts) })),
  }));
}

/** Items of alternating labels and slugs. */
function itemsOf(texts: string[]): MenuDraftItem[] {
  return Array.from({ length: Math.ceil(texts.length / 2) }, (_, index) => ({
    label: texts[2 * index] ?? "",
    slug: texts[2 * index + 1] ?? "",
  }));
}

/** The menu with the texts of its fields. Much too long ones are cut: they are refused, and still too long. */
function typed(menu: MenuDraft, form: FormData): MenuDraft {
  const text = (name: string, stored: string, most = LONGEST_TEXT) =>
    form.has(name) ? textOf(form, name).slice(0, most) : stored;
  return {
    label: text(MENU_FIELD, menu.label),
    groups: menu.groups.map((group, g) => ({
      label: text(groupField(g), group.label),
      items: group.items.map(({ label, slug }, i) => ({
        label: text(itemField(g, i), label),
        slug: text(slugField(g, i), slug, LONGEST_SLUG),
      })),
    })),
  };
}

/** The menus after items have moved to the ends of the groups that were chosen for them, such as `2.0`. */
function moved(menus: MenuDraft[], { form, open }: { form: FormData; open: number }): MenuDraft[] {
  const result = structuredClone(menus);
  const from = result[open];
  for (const [g, group] of (from?.groups ?? []).entries()) {
    const leaving = new Set<number>();
    for (const [i, item] of (menus[open]?.groups[g]?.items ?? []).entries()) {
      const place = textOf(form, targetField(g, i));
      const target = placeOf(result, place);
      if (!target || target === group) continue;
      target.items.push(item);
      leaving.add(i);
    }
    group.items = group.items.filter((_item, i) => !leaving.has(i));
  }
  return result;
}

function placeOf(menus: MenuDraft[], place: string): MenuDraftGroup | undefined {
  const [menu, group] = place.split(".").map(Number);
  return place === "" ? undefined : menus[menu ?? -1]?.groups[group ?? -1];
}

/** How far a button moves its entry in its list. */
const STEPS = { up: -1, down: 1 } as const;

/** The draft after a button such as `up 0.2`, and the button that has the focus then. */
export function applyButton(
  { menus, open }: OpenDraft,
  button: string,
): OpenDraft & { focus: string | null } {
  const [action = "", place = ""] = button.split(" ");
  const path = place === "" ? [] : place.split(".").map(Number);
  const draft = structuredClone(menus);
  const shown = draft[open];
  const at = path.at(-1) ?? 0;
  if (action === "open") return { menus: draft, open: draft[at] ? at : open, focus: button };
  if (action === "add-menu") {
    draft.push({ label: "", groups: [{ label: "", items: [{ label: "", slug: "" }] }] });
    return { menus: draft, open: draft.length - 1, focus: MENU_FIELD };
  }
  if (action === "menu-up" || action === "menu-down") {
    const to = step(draft, at, action === "menu-up" ? -1 : 1);
    return { menus: draft, open: open === at ? to : open === to ? at : open, focus: `${action} ${to}` };
  }
  if (action === "menu-remove") {
    remove(draft, at);
    return { menus: draft, open: Math.max(0, open >= at && open > 0 ? open - 1 : open), focus: "add-menu" };
  }
  if (!shown) return { menus: draft, open, focus: "add-menu" };
  if (path.length === 0 && action !== "add-group") return { menus: draft, open, focus: null };
  if (action === "add-group") {
    shown.groups.push({ label: "", items: [{ label: "", slug: "" }] });
    return { menus: draft, open, focus: groupField(shown.groups.length - 1) };
  }
  const group = shown.groups[path[0] ?? -1];
  if (action === "add-item" && group) {
    if (group.items.length < MOST_MENU_ITEMS) group.items.push({ label: "", slug: "" });
    return { menus: draft, open, focus: itemField(path[0] ?? 0, group.items.length - 1) };
  }
  const list: unknown[] = path.length === 1 ? shown.groups : (group?.items ?? []);
  const above = path.slice(0, -1);
  if (action === "up" || action === "down") {
    const to = step(list, at, STEPS[action]);
    return { menus: draft, open, focus: `${action} ${[...above, to].join(".")}` };
  }
  if (action === "remove") remove(list, at);
  return { menus: draft, open, focus: path.length === 1 ? "add-group" : `add-item ${path[0]}` };
}

function remove(list: unknown[], at: number): void {
  if (at in list) list.splice(at, 1);
}

/** Moves an entry by one place. Returns where it is then. */
function step(list: unknown[], from: number, by: number): number {
  const to = from + by;
  if (!(from in list && to in list)) return from;
  list.splice(to, 0, ...list.splice(from, 1));
  return to;
}
