import { type FormEvent, useEffect, useState } from "react";
import { digitsOnly } from "../../shop/basics/digits.ts";
import { Button } from "../ui/button.tsx";
import { CodeField } from "./code-field.tsx";
import type { SignIn } from "./use-sign-in.ts";

const DIGITS = 6;
/** A mail takes a moment, and a second one makes the first code void. */
const RESEND_MS = 30_000;

/** The mailed code. Six digits, typed, pasted or autofilled, are sent at once. */
export function CodeStep({ signIn }: { signIn: SignIn }) {
  const { typed, write, problem, busy, sentAt, ask, show } = signIn;
  const wait = useSecondsLeft(sentAt + RESEND_MS);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask("code");
  };
  const type = (text: string) => {
    const code = digitsOnly(text).slice(0, DIGITS);
    write({ code });
    if (code.length === DIGITS && code !== typed.code) void ask("code", { code });
  };
  return (
    <form className="sign-in-fields" onSubmit={submit} noValidate>
      <p role="status">
        We have sent six digits to <b>{typed.email.trim()}</b>. They work once, for ten minutes.
      </p>
      {/* No maxLength: a pasted sentence is reduced to its digits. */}
      <CodeField
        maxLength={undefined}
        value={typed.code}
        onChange={(event) => type(event.target.value)}
        error={problem?.field === "code" ? problem.text : null}
      />
      <Button type="submit" wide busy={busy === "code"}>
        {busy === "code" ? "Signing in..." : "Sign in"}
      </Button>
      <Button
        look="soft"
        wide
        busy={busy === "send-code"}
        disabled={wait > 0}
        onClick={() => ask("send-code")}
      >
        {wait > 0 ? `Send a new code in ${wait} s` : busy === "send-code" ? "Sending..." : "Send a new code"}
      </Button>
      <p className="sign-in-other">
        <button type="button" className="link" onClick={() => show("sign-in")}>
          Use another e-mail or a password
        </button>
      </p>
    </form>
  );
}

/** Whole seconds left until this time (ms since the epoch); 0 afterwards. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    setLeft(secondsUntil(until));
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
