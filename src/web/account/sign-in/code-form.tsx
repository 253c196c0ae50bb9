import { Form, Link } from "react-router";
import { useIntent } from "../../forms/use-intent.ts";
import { CodeField } from "../../sign-in/code-field.tsx";
import { DemoMail } from "../../sign-in/demo-hint.tsx";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/note.tsx";
import type { PanelAnswer } from "./panel-action.ts";
import type { PanelData } from "./panel-loader.ts";
import { SendCodeButton } from "./send-code-button.tsx";

/** The mailed code. Requesting a new one stays on this page. */
export function CodeForm({ panel, answer }: { panel: PanelData; answer: PanelAnswer }) {
  const { problem, values } = answer;
  const underWay = useIntent();
  return (
    <>
      <h1>Enter your code</h1>
      <p className="account-lead" role="status">
        We have sent six digits to <b>{values.email}</b>. They work once, for ten minutes.
      </p>
      {problem && <Alert>{problem.text}</Alert>}
      <Form method="post" className="sign-in-fields" noValidate>
        <input type="hidden" name="returnTo" value={panel.returnTo} />
        <input type="hidden" name="email" value={values.email} />
        <CodeField required aria-invalid={problem?.field === "code" || undefined} />
        <Button type="submit" size="big" wide name="intent" value="code" busy={underWay === "code"}>
          {underWay === "code" ? "Signing in..." : "Sign in"}
        </Button>
        <SendCodeButton label="Send a new code" />
      </Form>
      {panel.demo && <DemoMail />}
      <p className="sign-in-other">
        <Link
          className="link"
          to={{ search: `?returnTo=${encodeURIComponent(panel.returnTo)}` }}
          reloadDocument
        >
          Use another e-mail or a password
        </Link>
      </p>
    </>
  );
}
