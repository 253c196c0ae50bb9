import {
  HOME_KINDS,
  type HomeSection,
  LONGEST_TITLE,
  MOST_ADDED,
} from "../../../../shop/catalogue/rules/home-sections.ts";
import { textOf } from "../../../forms/read-form.ts";
import { moveEntry } from "../move-entry.ts";
import { type SectionDraft, type SectionField, sectionField } from "./home-names.ts";

/** Texts that are too long are carried so far that they are still refused. */
const LONGEST_TEXT = 5 * LONGEST_TITLE + 1;
const LONGEST_CODES = 1_501;
const MOST_SECTIONS = HOME_KINDS.length + 2 * MOST_ADDED;

export function draftOf(sections: readonly HomeSection[]): SectionDraft[] {
  return sections.map(({ kind, title, isShown, category, products }) => ({
    ...{ kind, title, isShown, category: category ?? "", products: products.join(" ") },
  }));
}

/** The sections that the form carries; null if unreadable. */
export function readDraft(form: FormData): SectionDraft[] | null {
  const sections: SectionDraft[] = [];
  for (let index = 0; form.has(sectionField("kind", index)); index += 1) {
    const text = (field: SectionField, most: number) =>
      textOf(form, sectionField(field, index)).slice(0, most);
    const kind = HOME_KINDS.find((known) => known === text("kind", LONGEST_TEXT));
    if (!kind || index >= MOST_SECTIONS) return null;
    sections.push({
      ...{ kind, title: text("title", LONGEST_TEXT), isShown: text("shown", 3) === "yes" },
      ...{ category: text("category", LONGEST_TEXT), products: text("products", LONGEST_CODES) },
    });
  }
  return sections.length > 0 ? sections : null;
}

/** The draft after a button such as `up 2`, and the button or field that has the focus then. */
export function applyButton(
  draft: SectionDraft[],
  button: string,
): { sections: SectionDraft[]; focus: string | null } {
  const [action, place] = button.split(" ");
  const at = Number(place);
  const section = draft[at];
  if (action === "add" && draft.filter(({ kind }) => kind === "products").length < MOST_ADDED) {
    const added: SectionDraft = { kind: "products", title: "", isShown: true, category: "", products: "" };
    return { sections: [...draft, added], focus: sectionField("title", draft.length) };
  }
  if (section && (action === "up" || action === "down")) {
    const { list, to } = moveEntry(draft, at, action);
    return { sections: list, focus: `${action} ${to}` };
  }
  if (section?.kind === "products" && action === "remove")
    return { sections: draft.toSpliced(at, 1), focus: "add" };
  return { sections: draft, focus: null };
}
