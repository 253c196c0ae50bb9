import { useState } from "react";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { useShop } from "../../shop-facts.ts";
import { CodeField } from "../../sign-in/code-field.tsx";
import { DemoMail } from "../../sign-in/demo-hint.tsx";
import { Button } from "../../ui/button.tsx";
import { Message, TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { ProfileField } from "./profile-action.ts";

type EmailCardProps = {
  email: string;
  emailVerified: boolean;
  answer: IntentAnswer<ProfileField> | undefined;
};

/** The e-mail, and its change in two steps: the new e-mail, then the code mailed there. */
export function EmailCard({ email, emailVerified, answer }: EmailCardProps) {
  const [wantsOther, setWantsOther] = useState(false);
  const isChanged = answer?.ok && answer.values.intent === "confirm-email";
  const waitsForCode = answer?.values.intent === "confirm-email" ? !answer.ok : answer?.ok === true;
  return (
    <section className="care-card" aria-labelledby="your-email">
      <h2 id="your-email">E-mail</h2>
      <p>
        You sign in with <b>{email}</b>, and orders are confirmed there.
        {!emailVerified && " You have not confirmed yet that it is yours; a code by e-mail does."}
      </p>
      {isChanged && (
        <div role="status">
          <Message kind="ok">{answer.message}</Message>
        </div>
      )}
      {waitsForCode && answer && !wantsOther ? (
        <CodeStep answer={answer} onOther={() => setWantsOther(true)} />
      ) : (
        <AddressStep
          answer={isChanged || wantsOther ? undefined : answer}
          onSent={() => setWantsOther(false)}
        />
      )}
    </section>
  );
}

function AddressStep({ answer, onSent }: { answer: EmailCardProps["answer"]; onSent: () => void }) {
  const form = useFormFocus(answer);
  const busy = useIntent() === "ask-email";
  return (
    <ReauthenticatedForm level="strict" ref={form} className="care-fields care-single" onSend={onSent}>
      <TextInput
        label="New e-mail"
        name="newEmail"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={answer?.values.newEmail}
        hint="We send six digits there, and tell the old address once it is changed."
        error={answer?.errors.newEmail}
      />
      {answer && !answer.ok && answer.message && <Alert>{answer.message}</Alert>}
      <Button type="submit" look="ghost" name="intent" value="ask-email" busy={busy}>
        {busy ? "Sending..." : "Change e-mail"}
      </Button>
    </ReauthenticatedForm>
  );
}

function CodeStep({ answer, onOther }: { answer: IntentAnswer<ProfileField>; onOther: () => void }) {
  const form = useFormFocus(answer);
  const busy = useIntent() === "confirm-email";
  const { newEmail } = answer.values;
  const demo = useShop().mode === "demo";
  return (
    <ReauthenticatedForm level="strict" ref={form} className="care-fields care-single">
      <input type="hidden" name="newEmail" value={newEmail} />
      <p role="status">
        We have sent a mail to <b>{newEmail}</b>. The six digits in it work once, for ten minutes.
      </p>
      <CodeField error={answer.errors.code} />
      {!answer.ok && answer.message && <Alert>{answer.message}</Alert>}
      <div className="care-go">
        <Button type="submit" name="intent" value="confirm-email" busy={busy}>
          {busy ? "Checking..." : "Confirm"}
        </Button>
        <button type="button" className="link needs-script" onClick={onOther}>
          Use another e-mail
        </button>
      </div>
      {demo && <DemoMail />}
    </ReauthenticatedForm>
  );
}
