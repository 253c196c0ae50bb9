import { data } from "react-router";
import { HomeForm } from "../../../../shop/catalogue/home-page/home.inputs.ts";
import { saveHome } from "../../../../shop/catalogue/home-page/save-home.ts";
import { menuVersionOf } from "../../../../shop/catalogue/menu/menu-version.ts";
import { homeDifference } from "../../../../shop/catalogue/rules/home-sections.ts";
import { REFUSAL_SENTENCES } from "../../../../shop/refusals.ts";
import type { Services } from "../../../../shop/services.ts";
import { readFormData, textOf } from "../../../forms/read-form.ts";
import { linesOf, listConflictWords } from "../../log/list-conflict-words.ts";
import type { OfficeForm } from "../../office-form.ts";
import { WRONG_FIELDS } from "../../save-words.ts";
import { type DraftAnswer, draftAnswers, listProblems } from "../draft-answers.ts";
import { applyButton, readDraft } from "./home-draft.ts";
import { type SectionDraft, sectionField } from "./home-names.ts";

type HomeDraft = {
  sections: SectionDraft[];
  /** Version of the stored page that the editor has seen. */
  version: string;
};

const LONGEST_VERSION = 64;

const CONFLICT = { what: "the home page", entries: "sections", difference: homeDifference };

/** Saves the sections, or changes their draft and shows it again. Nothing is stored before it is saved. */
export async function answerHome(services: Services, { context, request, staff }: OfficeForm) {
  const form = await readFormData(request);
  const intent = textOf(form, "intent");
  const version = textOf(form, "version").slice(0, LONGEST_VERSION);
  const sections = readDraft(form);
  if (!sections) throw data("The form could not be read.", { status: 400 });
  const answers = draftAnswers<HomeDraft>(context, { sections, version });
  if (intent !== "save") return answers.shown(applyButton(sections, intent));
  const parsed = HomeForm.safeParse(sections);
  if (!parsed.success)
    return answers.wrong(listProblems(parsed.error, (field, index) => `${String(field)}.${index}`));
  const saved = await saveHome(services, { version, sections: parsed.data, staff });
  if (saved.ok) return answers.saved(saved.value);
  if (saved.code === "unknown-category") {
    const { slugs } = saved.details;
    const isUnknown = (index: number) => slugs.includes(parsed.data[index]?.category ?? "");
    const sentence = "This category is hidden or does not exist. Please choose another one.";
    return answers.refused(errorsAt(sections, "category", isUnknown, sentence));
  }
  if (saved.code === "unknown-product") {
    const { codes } = saved.details;
    const isUnknown = (index: number) =>
      parsed.data[index]?.products.some((code) => codes.includes(code)) ?? false;
    const sentence = `The shop does not have ${codes.join(", ")}.`;
    return answers.refused(errorsAt(sections, "products", isUnknown, sentence));
  }
  if (saved.code !== "catalogue-changed") return answers.refused({ message: REFUSAL_SENTENCES[saved.code] });
  const { conflicts } = saved.details;
  const theirs = menuVersionOf(linesOf(conflicts[0]?.theirs));
  return answers.refused({ message: listConflictWords(conflicts, CONFLICT), version: theirs });
}

function errorsAt(
  sections: SectionDraft[],
  field: "category" | "products",
  isWrong: (index: number) => boolean,
  sentence: string,
): Partial<DraftAnswer<HomeDraft>> {
  const wrong = sections.flatMap((_section, index) => (isWrong(index) ? [sectionField(field, index)] : []));
  return { errors: Object.fromEntries(wrong.map((name) => [name, sentence])), message: WRONG_FIELDS };
}
