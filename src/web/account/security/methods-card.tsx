import KeyRound from "lucide-react/icons/key-round";
import Mail from "lucide-react/icons/mail";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { SignInMethods } from "../../../shop/accounts/accounts.reads.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ReauthenticatedForm } from "../../reauthentication/reauthenticated-form.tsx";
import { PasswordOwner } from "../../sign-in/password-owner.tsx";
import { Button } from "../../ui/button.tsx";
import { Message, TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { SecurityField } from "./security-action.ts";

type MethodsCardProps = {
  email: string;
  methods: SignInMethods;
  /** The hosted provider, if the shop offers one. */
  hosted: { label: string } | null;
  answer: IntentAnswer<SecurityField> | undefined;
};

/** The sign-in methods: the code, which always works, the password, and the hosted provider if configured. */
export function MethodsCard({ email, methods, hosted, answer }: MethodsCardProps) {
  return (
    <section className="care-card" aria-labelledby="methods">
      <h2 id="methods">How you sign in</h2>
      <ul className="care-rows">
        <li>
          <Mail className="icon" aria-hidden="true" />
          <p>
            <b>Code by e-mail</b>
            <span className="text-small muted">Always works: six digits to {email}</span>
          </p>
        </li>
        <li>
          <KeyRound className="icon" aria-hidden="true" />
          <p>
            <b>Password</b>
            <span className="text-small muted">
              {methods.password
                ? "Is set"
                : "None: you sign in with codes. One from before this e-mail was confirmed no longer works; set it again here"}
            </span>
          </p>
          <details
            className="care-more"
            key={answer?.ok ? "done" : "asked"}
            open={answer !== undefined && !answer.ok}
          >
            <summary className="link">{methods.password ? "Change password" : "Set a password"}</summary>
            <PasswordForm email={email} answer={answer} />
          </details>
          {answer?.ok && (
            <div className="care-more" role="status">
              <Message kind="ok">{answer.message}</Message>
            </div>
          )}
        </li>
        {hosted && (
          <li>
            <ShieldCheck className="icon" aria-hidden="true" />
            <p>
              <b>{hosted.label}</b>
              <span className="text-small muted">
                {methods.hosted
                  ? "Is linked with your account"
                  : "Not linked. Sign in with it once, under the same e-mail"}
              </span>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}

function PasswordForm({ email, answer }: { email: string; answer: MethodsCardProps["answer"] }) {
  const form = useFormFocus(answer?.ok ? undefined : answer);
  const busy = useIntent() === "password";
  return (
    <ReauthenticatedForm level="strict" ref={form} className="care-fields care-single">
      <PasswordOwner email={email} />
      <TextInput
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        required
        hint="At least 8 characters. All other devices are signed out, and we tell you by mail."
        error={answer?.errors.password}
      />
      {answer && !answer.ok && answer.message && <Alert>{answer.message}</Alert>}
      <Button type="submit" name="intent" value="password" busy={busy}>
        {busy ? "Saving..." : "Save password"}
      </Button>
    </ReauthenticatedForm>
  );
}
