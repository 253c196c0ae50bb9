import { data } from "react-router";
import type { z } from "zod";
import { MenuForm } from "../../../../shop/catalogue/menu/menu.inputs.ts";
import { menuVersionOf } from "../../../../shop/catalogue/menu/menu-version.ts";
import { saveMenu } from "../../../../shop/catalogue/menu/save-menu.ts";
import { type MenuDraft, menuDifference } from "../../../../shop/catalogue/rules/menu-lines.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import type { OfficeForm } from "../../office-form.ts";
import { WRONG_FIELDS } from "../../save-words.ts";
import { type DraftAnswer, draftAnswers } from "../draft-answers.ts";
import { applyButton, type OpenDraft, readDraft } from "./menu-draft.ts";
import { groupField, itemField, MENU_FIELD, slugField } from "./menu-names.ts";

/** `version`: of the stored menu that the editor has seen. */
type VersionedDraft = OpenDraft & { version: string };

const LONGEST_VERSION = 64;

const CONFLICT = { what: "the menu", entries: "items", difference: menuDifference };

/** Saves the menu, or changes its draft and shows it again. Nothing is stored before it is saved. */
export async function answerMenu(services: Services, { context, request, staff }: OfficeForm) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const version = textOf(form, "version").slice(0, LONGEST_VERSION);
  const sent = readDraft(form);
  if (!sent) throw data("The form could not be read.", { status: 400 });
  const answers = draftAnswers<VersionedDraft>(context, { ...sent, version });
  if (intent !== "save") return answers.shown(applyButton(sent, intent));
  const parsed = MenuForm.safeParse(sent.menus);
  if (!parsed.success) return answers.wrong(problemsOf(parsed.error, sent.open));
  const menus = parsed.data;
  const saved = await saveMenu(services, { version, menus, staff });
  if (saved.ok) return answers.saved(saved.value, { menus });
  if (saved.code === "unknown-category") {
    const { slugs } = saved.details;
    return answers.refused({ menus, ...unknownCategories(menus, { slugs, open: sent.open }) });
  }
  if (saved.code !== "catalogue-changed") return answers.refused({ message: REFUSAL_SENTENCES[saved.code] });
  const { conflicts } = saved.details;
  const theirs = menuVersionOf(linesOf(conflicts[0]?.theirs));
  return answers.refused({ menus, message: listConflictWords(conflicts, CONFLICT), version: theirs });
}

/** The first menu with mistakes is opened, and the others are named. */
function problemsOf(error: z.ZodError, open: number): Partial<DraftAnswer<VersionedDraft>> {
  const indices = error.issues.flatMap(({ path }) => (typeof path[0] === "number" ? [path[0]] : []));
  const shown = indices.includes(open) ? open : (indices[0] ?? open);
  const errors: Record<string, string> = {};
  const sentences = error.issues.flatMap(({ path, message }) => (path.length === 0 ? [message] : []));
  for (const { path, message } of error.issues) if (path[0] === shown) errors[fieldOf(path)] ??= message;
  const others = new Set(indices.filter((index) => index !== shown)).size;
  const inOthers =
    others === 0 ? [] : [`${others === 1 ? "Another menu needs" : `${others} other menus need`} a look too.`];
  const message = [WRONG_FIELDS, ...sentences, ...inOthers].join("\n");
  return { open: shown, errors, message };
}

/** The field of an issue such as `1, groups, 0, items, 2, slug`. */
function fieldOf(path: PropertyKey[]): string {
  const [group, item] = [path[2], path[4]];
  if (typeof group !== "number") return MENU_FIELD;
  if (typeof item !== "number") return groupField(group);
  return path[5] === "slug" ? slugField(group, item) : itemField(group, item);
}

/** The mistakes beside the items whose category is not in the shop. The first menu with one is opened. */
function unknownCategories(
  menus: MenuDraft[],
  { slugs, open }: { slugs: string[]; open: number },
): Partial<DraftAnswer<VersionedDraft>> {
  const unknown = menus.map(({ groups }) =>
    groups.flatMap(({ items }, g) =>
      items.flatMap(({ slug }, i) => (slugs.includes(slug) ? [slugField(g, i)] : [])),
    ),
  );
  const shown = (unknown[open] ?? []).length > 0 ? open : unknown.findIndex((fields) => fields.length > 0);
  const sentence = "This category is hidden or does not exist. Please choose another one.";
  return {
    open: shown,
    errors: Object.fromEntries((unknown[shown] ?? []).map((field) => [field, sentence])),
    message: [
      "Nothing was saved. These categories are hidden or do not exist:",
      ...slugs.map((slug) => `/${slug}`),
    ].join("\n"),
  };
}
