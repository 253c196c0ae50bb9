import { Form } from "react-router";
import { DELIVERY_OPTIONS, OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import type { PincodesField } from "./pincodes-action.ts";

type PincodesFormProps = {
  kitchen: { id: string; name: string };
  answer: IntentAnswer<PincodesField> | undefined;
};

/** Adds a pasted list of pincodes to a kitchen: all of them, or none. */
export function PincodesForm({ kitchen, answer: anyAnswer }: PincodesFormProps) {
  const answer = answerTo(anyAnswer, "add");
  const form = useFormFocus(answer);
  const busy = useIntent() === "add";
  const [first, ...others] = answer?.errors.list?.split("\n") ?? [];
  const far = answer?.errors.far?.split("\n") ?? [];
  const chosen = answer && !answer.ok ? (answer.values.options ?? "").split(" ") : null;
  return (
    <section className="office-card" aria-labelledby="add-pincodes">
      <h2 id="add-pincodes">Add pincodes</h2>
      <Form
        method="post"
        ref={form}
        className="delivery-form"
        preventScrollReset
        noValidate
        // An added list leaves the field.
        key={answer?.ok ? answer.message : ""}
      >
        <input type="hidden" name="kitchen" value={kitchen.id} />
        <TextArea
          label={`List for ${kitchen.name}`}
          hint="On each line a pincode and its area: 110016, Hauz Khas. A column pair of a spreadsheet works too."
          rows={8}
          name="list"
          defaultValue={answer && !answer.ok ? (answer.values.list ?? "") : ""}
          error={first ?? null}
        />
        {others.length > 0 && (
          <ul className="delivery-mistakes">
            {others.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        )}
        <fieldset className="delivery-options">
          <legend>Offered there</legend>
          {DELIVERY_OPTIONS.map((option) => (
            <label className="option" key={option}>
              <input
                type="checkbox"
                name="options"
                value={option}
                defaultChecked={chosen === null || chosen.includes(option)}
              />
              {OPTION_NAMES[option]}
            </label>
          ))}
        </fieldset>
        {answer && !answer.ok && answer.values.far && (
          <input type="hidden" name="far" value={answer.values.far} />
        )}
        {far.length > 0 && (
          <LinesAlert
            message={[
              `Nothing was added yet. ${far.length === 1 ? "One pincode is" : "Some pincodes are"} in another postal region than ${kitchen.name}:`,
              ...far,
            ].join("\n")}
          />
        )}
        <Button type="submit" name="intent" value="add" busy={busy}>
          {busy ? "Adding..." : far.length > 0 ? "Add all the same" : "Add all"}
        </Button>
      </Form>
    </section>
  );
}
