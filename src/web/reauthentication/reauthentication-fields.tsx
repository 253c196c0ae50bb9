import { CodeField } from "../sign-in/code-field.tsx";
import { DemoMail } from "../sign-in/demo-hint.tsx";
import { HostedLink } from "../sign-in/hosted-link.tsx";
import { PasswordOwner } from "../sign-in/password-owner.tsx";
import { ProblemAlert } from "../sign-in/problem-alert.tsx";
import { Button } from "../ui/button.tsx";
import { TextInput } from "../ui/field.tsx";
import type { ReauthenticationAnswer } from "./reauthentication-answer.ts";
import "../sign-in/fields.css";
import "../sign-in/in-place.css";

/** How the signed-in customer can re-authenticate. */
export type ReauthenticationFacts = {
  email: string;
  hasPassword: boolean;
  hosted: { label: string } | null;
};

type ReauthenticationFieldsProps = {
  facts: ReauthenticationFacts;
  answer: ReauthenticationAnswer | undefined;
  /** The button whose action is under way. */
  underWay: string | null;
  demo: boolean;
  /** The page that a hosted provider returns to. */
  returnTo: string;
};

/** Fields of the form: the password, the mailed code, or the hosted provider. */
export function ReauthenticationFields({
  facts,
  answer,
  underWay,
  demo,
  returnTo,
}: ReauthenticationFieldsProps) {
  const { email, hasPassword, hosted } = facts;
  const problem = answer?.problem;
  const codeSent = answer?.codeSent ?? false;
  const errorOf = (field: string) => (problem?.field === field ? problem.text : null);
  return (
    <>
      <ProblemAlert problem={problem} />
      {codeSent ? (
        <>
          <p role="status">
            We have sent six digits to <b>{email}</b>. They work once, for ten minutes.
          </p>
          <CodeField error={errorOf("code")} />
          <Button type="submit" wide name="intent" value="code" busy={underWay === "code"}>
            {underWay === "code" ? "Checking..." : "Continue"}
          </Button>
        </>
      ) : (
        hasPassword && (
          <>
            <PasswordOwner email={email} />
            <TextInput
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              maxLength={128}
              error={errorOf("password")}
            />
            <Button type="submit" wide name="intent" value="password" busy={underWay === "password"}>
              {underWay === "password" ? "Checking..." : "Continue"}
            </Button>
            <p className="sign-in-or">no password at hand?</p>
          </>
        )
      )}
      <Button
        type="submit"
        look={codeSent || hasPassword ? "soft" : "primary"}
        wide
        name="intent"
        value="send-code"
        formNoValidate
        busy={underWay === "send-code"}
      >
        {underWay === "send-code" ? "Sending..." : codeSent ? "Send a new code" : "Send me a code by e-mail"}
      </Button>
      {hosted && <HostedLink hosted={hosted} returnTo={returnTo} />}
      {demo && codeSent && <DemoMail />}
    </>
  );
}
