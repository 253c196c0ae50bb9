import type { MenuDraft } from "../../../../shop/catalogue/rules/menu-lines.ts";

/** The form shows one menu: its fields are named by places in it. */
export const MENU_FIELD = "label";
export const groupField = (group: number) => `label.${group}`;
export const itemField = (group: number, item: number) => `label.${group}.${item}`;
export const slugField = (group: number, item: number) => `slug.${group}.${item}`;
export const targetField = (group: number, item: number) => `group.${group}.${item}`;

/** A draft as a hidden field carries it: without names of properties, because forms are limited in size. */
export type WrittenDraft = [label: string, groups: [label: string, labelsAndSlugs: string[]][]][];

export function writeDraft(menus: MenuDraft[]): string {
  const written: WrittenDraft = menus.map(({ label, groups }) => [
    label,
    groups.map((group) => [group.label, group.items.flatMap((item) => [item.label, item.slug])]),
  ]);
  return JSON.stringify(written);
}
