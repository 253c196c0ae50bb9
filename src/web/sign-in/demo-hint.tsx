import { Button } from "../ui/button.tsx";

/** The demo customer, also printed when the demo starts. It does not exist in a live shop. */
const ACCOUNT = { email: "customer@example.com", password: "demo-password" };

/** Demo only: links to the mail with the code. */
export function DemoMail() {
  return (
    <section className="sign-in-demo" aria-labelledby="demo-mail">
      <h2 id="demo-mail">This is a demo</h2>
      <p>
        No mail leaves this machine. Read the code at{" "}
        <a className="link" href="/dev/mail" target="_blank" rel="noreferrer">
          saved mail
        </a>
        .
      </p>
    </section>
  );
}

/** Demo only: the credentials to sign in with. */
export function DemoHint({ onUse }: { onUse: (account: typeof ACCOUNT) => void }) {
  return (
    <section className="sign-in-demo" aria-labelledby="demo-hint">
      <h2 id="demo-hint">This is a demo</h2>
      <p>
        Sign in as <b>{ACCOUNT.email}</b> with the password <b>{ACCOUNT.password}</b>. Codes by e-mail can be
        read at{" "}
        <a className="link" href="/dev/mail" target="_blank" rel="noreferrer">
          saved mail
        </a>
        .
      </p>
      <Button look="soft" size="small" className="needs-script" onClick={() => onUse(ACCOUNT)}>
        Fill it in
      </Button>
    </section>
  );
}
