import { Form } from "react-router";
import { LONGEST_MESSAGE } from "../../../shop/checkout/rules/cake-message.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { EditInPlace } from "./edit-in-place.tsx";
import { messageIntent } from "./order-intents.ts";
import { answerToRead, useLastingForm } from "./use-lasting-form.ts";

type MessageFormProps = {
  line: number;
  message: string;
  answer: IntentAnswer<"message" | "read"> | undefined;
};

/** Corrects the message on a cake for a caller, until the kitchen begins. */
export function MessageForm({ line, message, answer: latest }: MessageFormProps) {
  const [form, answer] = useLastingForm(answerToRead(latest, message));
  const intent = messageIntent(line);
  const isBusy = useIntent() === intent;
  return (
    <EditInPlace summary={message === "" ? "Add a message" : "Correct the message"} answer={answer}>
      <Form method="post" ref={form} preventScrollReset noValidate>
        <input type="hidden" name="line" value={line} />
        <input type="hidden" name="read" value={message} />
        <TextInput
          label="Message on the cake"
          name="message"
          hint={`${LONGEST_MESSAGE} characters, exactly as the caller spells it`}
          autoComplete="off"
          defaultValue={answer?.values.message ?? message}
          error={answer?.errors.message ?? null}
        />
        <Button type="submit" look="soft" name="intent" value={intent} busy={isBusy}>
          Save the message
        </Button>
      </Form>
    </EditInPlace>
  );
}
