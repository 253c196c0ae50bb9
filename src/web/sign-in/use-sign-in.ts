import { useState } from "react";
import { type Me, readSession } from "../session/use-session.ts";
import { callProvider, type Typed } from "./auth-calls.ts";
import { firstMistake, type Intent } from "./mistake.ts";
import { type Problem, problemFrom } from "./problem.ts";

/** The fields of the form: e-mail and password, the same with a name, or the mailed code. */
export type View = "sign-in" | "sign-up" | "code";

const NOTHING: Typed = { name: "", email: "", password: "", code: "" };

/** State and calls of signing in without leaving the page. */
export function useSignIn(onSignedIn: (me: Me) => void) {
  const [view, setView] = useState<View>("sign-in");
  const [typed, setTyped] = useState(NOTHING);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<Intent | null>(null);
  /** When the last code was sent, in ms since the epoch. */
  const [sentAt, setSentAt] = useState(0);

  const write = (changes: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setProblem((before) => (before?.field && before.field in changes ? null : before));
  };

  const show = (next: View) => {
    setView(next);
    setProblem(null);
    write({ code: "" });
  };

  const ask = async (intent: Intent, changes: Partial<Typed> = {}) => {
    if (busy) return;
    const now = { ...typed, ...changes };
    const sent = { ...now, email: now.email.trim(), name: now.name.trim() };
    const mistake = firstMistake({ intent, ...sent });
    if (mistake) return setProblem(mistake);
    setBusy(intent);
    setProblem(null);
    const reply = await callProvider(intent, sent);
    if (!reply.ok) {
      setBusy(null);
      if (intent === "code") setTyped((before) => ({ ...before, code: "" }));
      return setProblem(problemFrom(reply));
    }
    if (intent === "send-code") {
      setBusy(null);
      setSentAt(Date.now());
      setTyped({ ...sent, code: "" });
      return setView("code");
    }
    const me = await readSession();
    setBusy(null);
    if (me) onSignedIn(me);
    else setProblem(problemFrom({ status: 0, code: "" }));
  };

  return { view, show, typed, write, problem, busy, sentAt, ask };
}

export type SignIn = ReturnType<typeof useSignIn>;
