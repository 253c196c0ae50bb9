import { useEffect, useRef } from "react";
import { type Me, useSession } from "../session/use-session.ts";
import { useShop } from "../shop-facts.ts";
import { CodeStep } from "./code-step.tsx";
import { DemoHint, DemoMail } from "./demo-hint.tsx";
import { HostedLink } from "./hosted-link.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ProblemAlert } from "./problem-alert.tsx";
import { useSignIn } from "./use-sign-in.ts";
import "./fields.css";
import "./in-place.css";

type SignInPlaceProps = {
  /** Why to sign in, above the fields. */
  lead: string;
  /** The page that a hosted provider returns to. */
  returnTo: string;
  onSignedIn: (me: Me) => void;
};

/** Sign-in or sign-up within the page, by code or password. */
export function InlineSignIn({ lead, returnTo, onSignedIn }: SignInPlaceProps) {
  const signIn = useSignIn(onSignedIn);
  const { view, problem, show, write } = signIn;
  const { hosted } = useSession();
  const demo = useShop().mode === "demo";
  const container = useRef<HTMLDivElement>(null);

  // Focus the field to fill in after a change of view or a new problem.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view that is drawn anew has other fields
  useEffect(() => {
    const wrong = container.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    const first = container.current?.querySelector<HTMLElement>(".input");
    (wrong ?? (problem ? null : first))?.focus({ preventScroll: wrong === null });
  }, [view, problem]);

  return (
    <div className="in-place" ref={container}>
      <ProblemAlert problem={problem} />
      {view === "code" ? (
        <>
          <CodeStep signIn={signIn} />
          {demo && <DemoMail />}
        </>
      ) : (
        <>
          <p>{lead}</p>
          {hosted && <HostedLink hosted={hosted} returnTo={returnTo} />}
          <PersonFields key={view} signIn={signIn} />
          <p className="sign-in-other">
            {view === "sign-in" ? "New here?" : "You have an account?"}{" "}
            <button
              type="button"
              className="link"
              onClick={() => show(view === "sign-in" ? "sign-up" : "sign-in")}
            >
              {view === "sign-in" ? "Create an account" : "Sign in"}
            </button>
          </p>
          {demo && view === "sign-in" && <DemoHint onUse={write} />}
        </>
      )}
    </div>
  );
}
