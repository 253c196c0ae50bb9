import { useState } from "react";
import { Form } from "react-router";
import { useIntent } from "../../forms/use-intent.ts";
import { DemoHint } from "../../sign-in/demo-hint.tsx";
import { HostedLink } from "../../sign-in/hosted-link.tsx";
import { ProblemAlert } from "../../sign-in/problem-alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { PanelAnswer } from "./panel-action.ts";
import type { PanelData } from "./panel-loader.ts";
import { SendCodeButton } from "./send-code-button.tsx";

const WORDS = {
  "sign-in": { title: "Sign in", go: "Sign in", busy: "Signing in..." },
  "sign-up": { title: "Create your account", go: "Create account", busy: "Creating your account..." },
};

/** E-mail and password, or the e-mail alone for a mailed code. Works without script. */
export function PasswordForm({ panel, answer }: { panel: PanelData; answer: PanelAnswer | undefined }) {
  const { purpose, returnTo, hosted } = panel;
  const words = WORDS[purpose];
  const [email, setEmail] = useState(answer?.values.email ?? panel.email);
  const [password, setPassword] = useState("");
  const underWay = useIntent();
  const problem = answer?.problem;
  const errorOf = (field: string) => (problem?.field === field ? problem.text : null);
  return (
    <>
      <h1>{words.title}</h1>
      <ProblemAlert problem={problem} />
      {panel.wasSignedOut && !problem && (
        <p className="sign-in-ended" role="status">
          You were signed out. That happens after a long time without a visit, after the password was changed
          or all devices were signed out elsewhere, or when the account was closed. Please sign in again.
        </p>
      )}
      {panel.hostedFailed && !problem && (
        <Alert>That did not work. Please try again, or sign in with your e-mail here.</Alert>
      )}
      {hosted && (
        <>
          <HostedLink hosted={hosted} returnTo={returnTo} />
          <p className="sign-in-or">or with your e-mail</p>
        </>
      )}
      <Form method="post" className="sign-in-fields" noValidate>
        <input type="hidden" name="returnTo" value={returnTo} />
        {purpose === "sign-up" && (
          <TextInput
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            defaultValue={answer?.values.name ?? ""}
            error={errorOf("name")}
          />
        )}
        <TextInput
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={errorOf("email")}
        />
        <TextInput
          label="Password"
          name="password"
          type="password"
          autoComplete={purpose === "sign-in" ? "current-password" : "new-password"}
          required
          maxLength={128}
          hint={purpose === "sign-up" ? "At least 8 characters." : undefined}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errorOf("password")}
        />
        <Button type="submit" size="big" wide name="intent" value={purpose} busy={underWay === purpose}>
          {underWay === purpose ? words.busy : words.go}
        </Button>
        <p className="sign-in-or">
          {purpose === "sign-up" ? "or without a password" : "no password at hand?"}
        </p>
        <SendCodeButton label="Send me a code by e-mail" />
      </Form>
      {panel.demo && purpose === "sign-in" && (
        <DemoHint
          onUse={(account) => {
            setEmail(account.email);
            setPassword(account.password);
          }}
        />
      )}
    </>
  );
}
