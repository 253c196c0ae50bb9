import type { FormEvent, KeyboardEvent } from "react";
import { Button } from "../ui/button.tsx";
import { TextInput } from "../ui/field.tsx";
import type { SignIn } from "./use-sign-in.ts";

const WORDS = {
  "sign-in": { go: "Sign in", busy: "Signing in..." },
  "sign-up": { go: "Create account", busy: "Creating your account..." },
};

/** The e-mail address for a mailed code, or with a password. */
export function PersonFields({ signIn: { view, typed, write, problem, busy, ask } }: { signIn: SignIn }) {
  const purpose = view === "sign-up" ? "sign-up" : "sign-in";
  const isNew = purpose === "sign-up";
  const words = WORDS[purpose];
  const errorOf = (field: string) => (problem?.field === field ? problem.text : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask("send-code");
  };
  // Enter in the password field submits the password, not the first button.
  const onPasswordKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void ask(purpose);
  };
  return (
    <form className="sign-in-fields" onSubmit={submit} noValidate>
      {isNew && (
        <TextInput
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={80}
          value={typed.name}
          onChange={(event) => write({ name: event.target.value })}
          error={errorOf("name")}
        />
      )}
      <TextInput
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={typed.email}
        onChange={(event) => write({ email: event.target.value })}
        error={errorOf("email")}
      />
      <Button type="submit" wide busy={busy === "send-code"}>
        {busy === "send-code" ? "Sending..." : "Send me a code by e-mail"}
      </Button>
      <p className="sign-in-or">or with a password</p>
      <TextInput
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        maxLength={128}
        hint={isNew ? "At least 8 characters." : undefined}
        value={typed.password}
        onChange={(event) => write({ password: event.target.value })}
        onKeyDown={onPasswordKey}
        error={errorOf("password")}
      />
      <Button look="ghost" wide busy={busy === purpose} onClick={() => ask(purpose)}>
        {busy === purpose ? words.busy : words.go}
      </Button>
    </form>
  );
}
