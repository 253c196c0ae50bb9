import { data } from "react-router";
import type { z } from "zod";
import type { Session } from "../../../../shop/accounts/identity.ts";
import { MenuForm } from "../../../../shop/catalogue/menu/menu.inputs.ts";
import { menuVersionOf } from "../../../../shop/catalogue/menu/menu-version.ts";
import { saveMenu } from "../../../../shop/catalogue/menu/save-menu.ts";
import { type MenuDraft, menuDifference } from "../../../../shop/catalogue/rules/menu-lines.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { documentContext } from "../../../request-context.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import { formOf, textOf } from "../product-form.ts";
import { applyButton, readDraft } from "./menu-draft.ts";
import { groupField, itemField, MENU_FIELD, slugField } from "./menu-names.ts";

type Received = {
  context: { get: (key: typeof documentContext) => boolean };
  request: Request;
  staff: Session;
};

/** What the page shows after a button: the draft, which is stored only if `isSaved`. */
export type MenuAnswer = {
  ok: boolean;
  isSaved: boolean;
  message: string;
  /** Sentences by the names of the open menu's fields. */
  errors: Record<string, string>;
  menus: MenuDraft[];
  open: number;
  /** Version of the stored menu that the editor has seen. */
  version: string;
  /** The field or button that gets the focus. */
  focus: string | null;
};

const LONGEST_VERSION = 64;

const CONFLICT = { what: "the menu", entries: "items", difference: menuDifference };

/** Saves the menu, or changes its draft and shows it again. Nothing is stored before it is saved. */
export async function answerMenu(services: Services, { context, request, staff }: Received) {
  const form = await formOf(request);
  const intent = textOf(form, "intent");
  const version = textOf(form, "version").slice(0, LONGEST_VERSION);
  const sent = readDraft(form);
  if (!sent) throw data("The form could not be read.", { status: 400 });
  const answer = (changes: Partial<MenuAnswer>, status = 200) => {
    const empty = { ok: status < 400, isSaved: false, message: "", errors: {}, focus: null };
    const reply: MenuAnswer = { ...empty, ...sent, version, ...changes };
    return data(reply, { status: context.get(documentContext) ? status : 200 });
  };
  if (intent !== "save") return answer(applyButton(sent, intent));
  const parsed = MenuForm.safeParse(sent.menus);
  if (!parsed.success) return answer(problemsOf(parsed.error, sent.open), 422);
  const menus = parsed.data;
  const saved = await saveMenu(services, { version, menus, staff });
  if (saved.ok) {
    const message = saved.value ? "Saved. Shoppers see it now." : "Nothing has changed.";
    return answer({ isSaved: true, menus, message });
  }
  if (saved.code === "unknown-category") {
    const { slugs } = saved.details;
    return answer({ menus, ...unknownCategories(menus, { slugs, open: sent.open }) }, 409);
  }
  if (saved.code !== "catalogue-changed") return answer({ message: REFUSAL_SENTENCES[saved.code] }, 409);
  const { conflicts } = saved.details;
  const theirs = menuVersionOf(linesOf(conflicts[0]?.theirs));
  return answer({ menus, message: listConflictWords(conflicts, CONFLICT), version: theirs }, 409);
}

/** The first menu with mistakes is opened, and the others are named. */
function problemsOf(error: z.ZodError, open: number): Partial<MenuAnswer> {
  const indices = error.issues.flatMap(({ path }) => (typeof path[0] === "number" ? [path[0]] : []));
  const shown = indices.includes(open) ? open : (indices[0] ?? open);
  const errors: Record<string, string> = {};
  const sentences = error.issues.flatMap(({ path, message }) => (path.length === 0 ? [message] : []));
  for (const { path, message } of error.issues) if (path[0] === shown) errors[fieldOf(path)] ??= message;
  const others = new Set(indices.filter((index) => index !== shown)).size;
  const inOthers =
    others === 0 ? [] : [`${others === 1 ? "Another menu needs" : `${others} other menus need`} a look too.`];
  const message = ["Some fields need a look. Nothing was saved.", ...sentences, ...inOthers].join("\n");
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
): Partial<MenuAnswer> {
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
