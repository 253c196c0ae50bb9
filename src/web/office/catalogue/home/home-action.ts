import { data } from "react-router";
import type { z } from "zod";
import type { Session } from "../../../../shop/accounts/identity.ts";
import { HomeForm } from "../../../../shop/catalogue/home-page/home.inputs.ts";
import { saveHome } from "../../../../shop/catalogue/home-page/save-home.ts";
import { menuVersionOf } from "../../../../shop/catalogue/menu/menu-version.ts";
import { homeDifference } from "../../../../shop/catalogue/rules/home-sections.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { documentContext } from "../../../request-context.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import { formOf, textOf } from "../product-form.ts";
import { applyButton, readDraft } from "./home-draft.ts";
import { type SectionDraft, sectionField } from "./home-names.ts";

type Received = {
  context: { get: (key: typeof documentContext) => boolean };
  request: Request;
  staff: Session;
};

/** What the page shows after a button: the draft, which is stored only if `isSaved`. */
export type HomeAnswer = {
  ok: boolean;
  isSaved: boolean;
  message: string;
  errors: Record<string, string>;
  sections: SectionDraft[];
  /** Version of the stored page that the editor has seen. */
  version: string;
  /** The field or button that gets the focus. */
  focus: string | null;
};

const LONGEST_VERSION = 64;

const CONFLICT = { what: "the home page", entries: "sections", difference: homeDifference };

/** Saves the sections, or changes their draft and shows it again. Nothing is stored before it is saved. */
export async function answerHome(services: Services, { context, request, staff }: Received) {
  const form = await formOf(request);
  const intent = textOf(form, "intent");
  const version = textOf(form, "version").slice(0, LONGEST_VERSION);
  const sections = readDraft(form);
  if (!sections) throw data("The form could not be read.", { status: 400 });
  const answer = (changes: Partial<HomeAnswer>, status = 200) => {
    const empty = { ok: status < 400, isSaved: false, message: "", errors: {}, focus: null };
    const reply: HomeAnswer = { ...empty, sections, version, ...changes };
    return data(reply, { status: context.get(documentContext) ? status : 200 });
  };
  if (intent !== "save") return answer(applyButton(sections, intent));
  const parsed = HomeForm.safeParse(sections);
  if (!parsed.success) return answer(problemsOf(parsed.error), 422);
  const saved = await saveHome(services, { version, sections: parsed.data, staff });
  if (saved.ok)
    return answer({
      isSaved: true,
      message: saved.value ? "Saved. Shoppers see it now." : "Nothing has changed.",
    });
  if (saved.code === "unknown-category") {
    const { slugs } = saved.details;
    const isUnknown = (index: number) => slugs.includes(parsed.data[index]?.category ?? "");
    return answer(
      errorsAt(
        sections,
        "category",
        isUnknown,
        "This category is hidden or does not exist. Please choose another one.",
      ),
      409,
    );
  }
  if (saved.code === "unknown-product") {
    const { codes } = saved.details;
    const isUnknown = (index: number) =>
      parsed.data[index]?.products.some((code) => codes.includes(code)) ?? false;
    return answer(
      errorsAt(sections, "products", isUnknown, `The shop does not have ${codes.join(", ")}.`),
      409,
    );
  }
  if (saved.code !== "catalogue-changed") return answer({ message: REFUSAL_SENTENCES[saved.code] }, 409);
  const { conflicts } = saved.details;
  const theirs = menuVersionOf(linesOf(conflicts[0]?.theirs));
  return answer({ message: listConflictWords(conflicts, CONFLICT), version: theirs }, 409);
}

const WRONG = "Some fields need a look. Nothing was saved.";

function problemsOf(error: z.ZodError): Partial<HomeAnswer> {
  const errors: Record<string, string> = {};
  const sentences: string[] = [];
  for (const { path, message } of error.issues) {
    const [index, field] = path;
    if (typeof index !== "number") sentences.push(message);
    else errors[`${String(field)}.${index}`] ??= message;
  }
  return { errors, message: [WRONG, ...sentences].join("\n") };
}

function errorsAt(
  sections: SectionDraft[],
  field: "category" | "products",
  isWrong: (index: number) => boolean,
  sentence: string,
): Partial<HomeAnswer> {
  const wrong = sections.flatMap((_section, index) => (isWrong(index) ? [sectionField(field, index)] : []));
  return { errors: Object.fromEntries(wrong.map((name) => [name, sentence])), message: WRONG };
}
