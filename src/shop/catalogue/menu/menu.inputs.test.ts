import { expect, test } from "vitest";
import type { MenuDraft } from "../rules/menu-lines.ts";
import { MenuForm } from "./menu.inputs.ts";

const aMenu = (label: string, ...items: [label: string, slug: string][]): MenuDraft => ({
  ...{
    label,
    groups: [{ label: "Kinds", items: items.map(([itemLabel, slug]) => ({ label: itemLabel, slug })) }],
  },
});

const named = (label: string) => [aMenu(label, ["Roses", "roses"])];
const full = (groups: number, items: number): MenuDraft => ({
  label: "Full",
  groups: Array.from({ length: groups }, (_g, g) => ({
    label: `Group ${g}`,
    items: Array.from({ length: items }, (_i, i) => ({ label: `Item ${i}`, slug: "roses" })),
  })),
});

test.each([
  ["10,000 letters", named("x".repeat(10_000))],
  ["more than 30 letters", named("x".repeat(31))],
  ["nothing but spaces", named(" \u200b ")],
  ["control characters", named("Ca\u0000kes")],
  ["two menus of one name", [...named("Cakes"), ...named("cakes ")]],
  ["an item twice in a group", [aMenu("Cakes", ["Roses", "roses"], ["ROSES", "all-cakes"])]],
  ["a group without items", [aMenu("Cakes")]],
  ["a menu without groups", [{ label: "Cakes", groups: [] }]],
  ["nine menus", "abcdefghi".split("").flatMap(named)],
  ["names that do not fit into the header", [..."abcd"].flatMap((letter) => named(letter.repeat(30)))],
  ["seven groups", [full(7, 1)]],
  ["groups of more than six columns", [full(4, 12)]],
  ["25 items in a group", [full(1, 25)]],
  ["an address with markup", [aMenu("Cakes", ["Roses", "javascript:alert(1)"])]],
])("a menu with %s is refused", (_what, menus) => {
  expect(MenuForm.safeParse(menus).success).toBe(false);
});

test("labels are stored as people mean them: other scripts and emoji, without invisible direction marks", () => {
  const labels = ["मिठाई", "عيد", "Cakes 🎂", "<b>Bold</b>", "\u202eCakes", " /Two  words "];
  const parsed = MenuForm.parse([
    aMenu("Cakes", ...labels.map((label): [string, string] => [label, " /Roses/ "])),
  ]);
  const items = parsed[0]?.groups[0]?.items ?? [];
  expect(items.map(({ label }) => label)).toEqual([
    ...["मिठाई", "عيد", "Cakes 🎂", "<b>Bold</b>", "Cakes", "/Two words"],
  ]);
  expect(new Set(items.map(({ slug }) => slug))).toEqual(new Set(["roses"]));
});
