import { Form } from "react-router";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { Message, TextArea, TextInput } from "../../ui/field.tsx";
import { LinesAlert } from "../lines-alert.tsx";
import type { OptionTexts } from "./option-texts.ts";
import type { OptionField } from "./options-action.ts";

type OptionFormProps = { option: OptionTexts; answer: IntentAnswer<OptionField> | undefined };

/** The settings of a delivery option. What was typed stays after a refusal. */
export function OptionForm({ option: stored, answer: anyAnswer }: OptionFormProps) {
  const { option, name, texts, version, problems } = stored;
  const answer = answerTo(anyAnswer, option);
  const form = useFormFocus(answer);
  const busy = useIntent() === option;
  const field = (key: keyof typeof texts) => ({
    ...{ name: key, defaultValue: answer?.values[key] ?? texts[key], error: answer?.errors[key] ?? null },
  });
  return (
    <section className="office-card" aria-labelledby={`option-${option}`}>
      <h2 id={`option-${option}`}>{name}</h2>
      <Form method="post" ref={form} className="delivery-form" preventScrollReset noValidate>
        <input type="hidden" name="option" value={option} />
        <input type="hidden" name="seen" value={answer?.values.seen ?? version} />
        {answer?.message && <LinesAlert message={answer.message} />}
        <div className="delivery-even">
          <TextInput label="Fee, ₹" inputMode="decimal" {...field("fee")} />
          <TextInput label="Free from, ₹" inputMode="decimal" hint="Empty: never" {...field("freeFrom")} />
          {option === "midnight" ? (
            <TextInput label="Last order" type="time" hint="On that evening" {...field("lastOrder")} />
          ) : (
            <TextInput
              label="Last order, hours"
              inputMode="decimal"
              hint={option === "express" ? "Before the end" : "Before the window"}
              {...field("lastOrder")}
            />
          )}
          <TextInput
            label="Capacity"
            inputMode="numeric"
            hint="Orders in a window of a kitchen"
            {...field("capacity")}
          />
          <TextInput
            label="Oven, minutes"
            inputMode="numeric"
            hint="Empty: no limit"
            {...field("ovenMinutes")}
          />
          <TextInput
            label="Decorator, minutes"
            inputMode="numeric"
            hint="Empty: no limit"
            {...field("decoratorMinutes")}
          />
        </div>
        {problems.map((problem) => (
          <Message kind="err" key={problem}>
            {problem}
          </Message>
        ))}
        <TextArea
          label="Windows"
          hint="One on each line: 9 AM - 12 PM"
          rows={Math.max(2, texts.windows.split("\n").length)}
          {...field("windows")}
        />
        <Button type="submit" look="soft" name="intent" value={option} busy={busy}>
          {busy ? "Saving..." : "Save"}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </section>
  );
}
