import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { optionForm } from "../../../shop/delivery/options/option.inputs.ts";
import { type OptionConflict, saveOption } from "../../../shop/delivery/options/save-option.ts";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { windowInUseWords } from "../../../shop/delivery/rules/window-in-use.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { savedByWords } from "../saved-by-words.ts";

const FIELDS = [
  ...(["seen", "fee", "freeFrom", "lastOrder", "capacity"] as const),
  ...(["ovenMinutes", "decoratorMinutes", "windows"] as const),
] as const;
export type OptionField = (typeof FIELDS)[number];

const Version = z.object({
  option: z.enum(DELIVERY_OPTIONS),
  seen: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
});

type Context = Parameters<typeof intentAnswers>[0];

/** Saves the settings of one delivery option. */
export async function answerOption(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const sent = await readForm(request, ["option", ...FIELDS]);
  const { option: intent, ...values } = sent;
  const answers = intentAnswers<OptionField>(context, intent, values);
  const version = Version.safeParse(sent);
  if (!version.success) return answers.refused("The form could not be read.", 400);
  const { option, seen } = version.data;
  const settings = optionForm(option).safeParse(sent);
  if (!settings.success) return answers.wrong(errorsOf(settings.error));
  const saved = await saveOption(services, { option, settings: settings.data, seen, staff });
  if (saved.ok)
    return answers.done(saved.value ? `${OPTION_NAMES[option]} is saved.` : "Nothing has changed.");
  if (saved.code === "capacity-below-sold") {
    const { taken } = saved.details;
    return answers.wrong({ capacity: `Not below ${taken}: so many are sold or held in one window.` });
  }
  if (saved.code === "window-in-use") return answers.wrong({ windows: windowInUseWords(saved.details) });
  if (saved.code !== "delivery-changed") return answers.refused(REFUSAL_SENTENCES[saved.code]);
  const conflict = saved.details;
  // The next save names the version whose differences are shown, so that any later change conflicts again.
  const shown = { ...values, seen: String(conflict.version) };
  return intentAnswers<OptionField>(context, intent, shown).refused(conflictWords(conflict));
}

function conflictWords({ differences, ...author }: OptionConflict): string {
  return [
    `${savedByWords(author)} Nothing of yours was saved. Save again to replace theirs with yours.`,
    ...differences.map(({ field, before, after }) => `${field}: theirs ${before}, yours ${after}`),
  ].join("\n");
}
