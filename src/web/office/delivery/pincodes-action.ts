import { z } from "zod";
import type { Session } from "../../../shop/accounts/identity.ts";
import { addPincodes } from "../../../shop/delivery/pincodes/add-pincodes.ts";
import { removePincodes } from "../../../shop/delivery/pincodes/remove-pincodes.ts";
import { DELIVERY_OPTIONS } from "../../../shop/delivery/rules/options.ts";
import { type LineProblem, MOST_LINES } from "../../../shop/delivery/rules/pincode-list.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readFormData, textOf } from "../../forms/read-form.ts";
import { MOST_TICKED } from "./most-ticked.ts";

export type PincodesField = "list" | "options" | "far";

/** Number of mistakes that are listed. The next ones are listed once these are corrected. */
const SHOWN_MISTAKES = 20;
/** Number of added pincodes that are named. */
const NAMED_PINCODES = 10;

const Added = z.object({
  kitchen: z.string().min(1).max(40),
  // A form gets back a text of at most this length after a mistake.
  list: z.string().max(4_000, "Please paste about 200 lines at a time."),
  options: z.array(z.enum(DELIVERY_OPTIONS)).min(1, "Please tick at least one.").max(5),
  confirmed: z.array(z.string().regex(/^\d{6}$/)).max(MOST_LINES),
});
const Removed = z.object({
  kitchen: z.string().min(1).max(40),
  pincode: z.array(z.string().regex(/^\d{6}$/)),
});

type Context = Parameters<typeof intentAnswers>[0];

/** Adds a list of pincodes to a kitchen, or takes the ticked ones out of service. */
export async function answerPincodes(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const form = await readFormData(request);
  return form.get("intent") === "remove"
    ? remove(services, { context, staff, form })
    : add(services, { context, staff, form });
}

type Sent = { context: Context; staff: Session; form: FormData };

async function add(services: Services, { context, staff, form }: Sent) {
  const list = textOf(form, "list");
  const options = form.getAll("options").map(String);
  const confirmed = textOf(form, "far").match(/\d+/g) ?? [];
  const values = { list, options: options.slice(0, 5).join(" "), far: confirmed.join(" ") };
  const answers = intentAnswers<PincodesField>(context, "add", values);
  const sent = Added.safeParse({ kitchen: form.get("kitchen"), list, options, confirmed });
  if (!sent.success) {
    const wrong = sent.error.issues[0];
    if (wrong?.path[0] === "list") return answers.wrong({ list: wrong.message });
    return answers.refused(
      wrong?.path[0] === "options" ? "Please tick what is offered there." : "The form could not be read.",
      422,
    );
  }
  const { kitchen: kitchenId, ...pincodes } = sent.data;
  const added = await addPincodes(services, { kitchenId, ...pincodes, staff });
  if (added.ok) {
    return answers.done(servedWords(added.value));
  }
  if (added.code === "pincodes-far") {
    const { far } = added.details;
    // All are named, because the next submission confirms all of them.
    return intentAnswers<PincodesField>(context, "add", {
      ...values,
      far: [...confirmed, ...far.map(({ pincode }) => pincode)].join(" "),
    }).wrong({ far: far.map(({ message }) => message).join("\n") });
  }
  if (added.code !== "pincodes-wrong") return answers.refused(REFUSAL_SENTENCES[added.code]);
  return answers.wrong({ list: mistakesIn(added.details.problems) });
}

type Served = { served: { pincode: string; area: string }[]; kitchen: string };

/** `110016 Hauz Khas is served from Saket kitchen now.` */
function servedWords({ served, kitchen }: Served): string {
  const named = served.slice(0, NAMED_PINCODES).map(({ pincode, area }) => `${pincode} ${area}`);
  const hidden = served.length - named.length;
  const list = hidden > 0 ? `${named.join(", ")} and ${hidden} more` : named.join(", ");
  return `${list} ${served.length === 1 ? "is" : "are"} served from ${kitchen} now.`;
}

function mistakesIn(problems: LineProblem[]): string {
  return [
    `Nothing was added. ${problems.length === 1 ? "One line is wrong." : `${problems.length} lines are wrong.`}`,
    ...shownLines(problems.map(({ line, message }) => `Line ${line}: ${message}`)),
  ].join("\n");
}

function shownLines(lines: string[]): string[] {
  const shown = lines.slice(0, SHOWN_MISTAKES);
  const hidden = lines.length - shown.length;
  return hidden > 0 ? [...shown, `And ${hidden} more.`] : shown;
}

async function remove(services: Services, { context, staff, form }: Sent) {
  const answers = intentAnswers<PincodesField>(context, "remove", {});
  const sent = Removed.safeParse({ kitchen: form.get("kitchen"), pincode: form.getAll("pincode") });
  if (!sent.success) return answers.refused("The form could not be read.", 400);
  const { kitchen: kitchenId, pincode: pincodes } = sent.data;
  if (pincodes.length === 0) return answers.refused("Please tick the pincodes first.", 422);
  if (pincodes.length > MOST_TICKED)
    return answers.refused(
      `Please tick at most ${MOST_TICKED} pincodes at a time. Nothing was changed.`,
      422,
    );
  const removed = await removePincodes(services, { kitchenId, pincodes, staff });
  if (!removed.ok) return answers.refused(REFUSAL_SENTENCES[removed.code]);
  const { removed: many, left } = removed.value;
  if (many === 0) return answers.refused("Somebody has changed them meanwhile. You changed nothing.");
  const others =
    left.length === 0 ? "" : ` Somebody has changed ${left.join(", ")} meanwhile, which stays so.`;
  return answers.done(
    `${many === 1 ? "1 pincode is no longer served." : `${many} pincodes are no longer served.`}${others}`,
  );
}
