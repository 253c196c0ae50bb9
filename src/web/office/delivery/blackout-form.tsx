import { useState } from "react";
import { Form } from "react-router";
import { type Day, parseDay } from "../../../shop/basics/india-time.ts";
import { blackoutSpan, formMinute } from "../../../shop/delivery/rules/blackout-span.ts";
import { closedWords } from "../../../shop/delivery/rules/closed-words.ts";
import { OPTION_NAMES } from "../../../shop/delivery/rules/options.ts";
import { type Window, windowLabel } from "../../../shop/delivery/rules/windows.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { Optional } from "../../forms/optional.tsx";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { Field, TextArea, TextInput } from "../../ui/field.tsx";
import type { BlackoutField } from "./blackout-action.ts";
import { ClosedTimes } from "./closed-times.tsx";

type BlackoutFormProps = {
  kitchens: { id: string; name: string }[];
  options: { option: Window["option"]; windows: Window[] }[];
  today: Day;
  /** New for each load of the page: two taps send the same. */
  formKey: string;
  answer: IntentAnswer<BlackoutField> | undefined;
};

/** Closes days or hours: of all kitchens and deliveries, or of some. */
export function BlackoutForm({ kitchens, options, today, formKey, answer: anyAnswer }: BlackoutFormProps) {
  const answer = answerTo(anyAnswer, "close");
  const form = useFormFocus(answer);
  const busy = useIntent() === "close";
  const field = (name: BlackoutField) => ({
    ...{ name, defaultValue: answer?.values[name] ?? "", error: answer?.errors[name] ?? null },
  });
  const [closes, setCloses] = useState<string[]>([]);
  const windows = options.flatMap((option) => option.windows);
  return (
    <section className="office-card" aria-labelledby="new-blackout">
      <h2 id="new-blackout">New blackout</h2>
      <Form
        method="post"
        ref={form}
        className="delivery-form"
        preventScrollReset
        noValidate
        onChange={({ currentTarget }) => setCloses(closesOf(new FormData(currentTarget), windows))}
      >
        <input type="hidden" name="intent" value="close" />
        <input type="hidden" name="formKey" value={formKey} />
        <div className="delivery-pair">
          <TextInput label="First day" type="date" {...field("from")} min={today} required />
          <TextInput label={<Optional>From</Optional>} type="time" {...field("fromTime")} />
          <TextInput label={<Optional>Last day</Optional>} type="date" {...field("until")} min={today} />
          <TextInput label={<Optional>Until</Optional>} type="time" {...field("untilTime")} />
        </div>
        <p className="muted text-small">Without hours, whole days are closed.</p>
        <Field label="Kitchen" error={answer?.errors.kitchen ?? null}>
          {(control) => (
            <select className="input" name="kitchen" defaultValue={answer?.values.kitchen ?? ""} {...control}>
              <option value="">All kitchens</option>
              {kitchens.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="What is closed" error={answer?.errors.windows ?? null}>
          {(control) => (
            <select className="input" name="windows" defaultValue={answer?.values.windows ?? ""} {...control}>
              <option value="">All deliveries and pickup</option>
              {options.map(({ option, windows }) => (
                <optgroup key={option} label={OPTION_NAMES[option]}>
                  <option value={option}>{OPTION_NAMES[option]}, all windows</option>
                  {windows.length > 1 &&
                    windows.map((window) => (
                      <option key={window.startMinute} value={`${option} ${window.startMinute}`}>
                        {OPTION_NAMES[option]}, {windowLabel(window)}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <TextArea
          label={<Optional>Only these pincodes or areas</Optional>}
          hint="With commas between them: 110016, Hauz Khas"
          rows={2}
          {...field("areas")}
        />
        <TextInput
          label="Reason"
          hint="For the staff and the log. Shoppers do not see it."
          maxLength={120}
          {...field("reason")}
        />
        <div aria-live="polite">
          <ClosedTimes lines={closes} />
        </div>
        <Button type="submit" busy={busy}>
          {busy ? "Closing..." : "Close these times"}
        </Button>
      </Form>
    </section>
  );
}

/** Lists what the form would close as it is filled now; empty while it names no time. */
function closesOf(fields: FormData, windows: Window[]): string[] {
  const field = (name: BlackoutField) => `${fields.get(name) ?? ""}`;
  const from = parseDay(field("from"));
  if (!from) return [];
  const span = blackoutSpan({
    ...{ from, fromMinute: formMinute(field("fromTime")) },
    ...{ until: parseDay(field("until")), untilMinute: formMinute(field("untilTime")) },
  });
  const [option, minute] = field("windows").split(" ");
  const chosen = windows.find((window) => window.option === option)?.option ?? null;
  return closedWords(windows, {
    ...span,
    option: chosen,
    startMinute: minute === undefined ? null : Number(minute),
  });
}
