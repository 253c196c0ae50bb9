import type { HomeKind } from "../../../../shop/catalogue/rules/home-sections.ts";

/** A section as the form has it: its texts are not checked yet. */
export type SectionDraft = {
  kind: HomeKind;
  title: string;
  isShown: boolean;
  category: string;
  products: string;
};

export type SectionField = "kind" | "title" | "shown" | "category" | "products";

export const sectionField = (field: SectionField, index: number) => `${field}.${index}`;
