import type { Session } from "../../../shop/accounts/identity.ts";
import { setSlotCapacity } from "../../../shop/delivery/slots/set-slot-capacity.ts";
import { SlotCapacityForm } from "../../../shop/delivery/slots/slot-capacity.inputs.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import type { Services } from "../../../shop/services.ts";
import { errorsOf } from "../../forms/form-answer.ts";
import { intentAnswers } from "../../forms/intent-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { savedByWords } from "../saved-by-words.ts";

export type CapacityField = "slot" | "seen" | "capacity";

type Context = Parameters<typeof intentAnswers>[0];

/** Sets the places of one window of a day. */
export async function answerCapacity(
  services: Services,
  { context, request, staff }: { context: Context; request: Request; staff: Session },
) {
  const sent = await readForm(request, ["kitchen", "slot", "seen", "capacity"]);
  const { slot, seen, capacity } = sent;
  const answers = intentAnswers<CapacityField>(context, "set-capacity", { slot, seen, capacity });
  const form = SlotCapacityForm.safeParse(sent);
  if (!form.success) return answers.wrong(errorsOf(form.error));
  const saved = await setSlotCapacity(services, {
    slot: { kitchenId: form.data.kitchen, ...form.data.slot },
    ...{ capacity: form.data.capacity, seen: form.data.seen, staff },
  });
  if (saved.ok) return answers.done("The places are saved.");
  switch (saved.code) {
    case "capacity-below-sold":
      return answers.wrong({ capacity: `Not below ${saved.details.taken}: so many are sold or held.` });
    case "delivery-changed": {
      // The next save names the places that are shown now.
      const shown = { slot, capacity, seen: String(saved.details.capacity) };
      const error = `${savedByWords(saved.details)} It is ${saved.details.capacity} now. Save again to replace it.`;
      return intentAnswers<CapacityField>(context, "set-capacity", shown).wrong({ capacity: error });
    }
    default:
      return answers.wrong({ capacity: REFUSAL_SENTENCES[saved.code] });
  }
}
