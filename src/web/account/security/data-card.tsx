import Download from "lucide-react/icons/download";
import { type FormEvent, useRef } from "react";
import { useReauthentication } from "../../reauthentication/use-reauthentication.tsx";
import { Button } from "../../ui/button.tsx";

/** Downloads the customer's data. A plain form: its answer is a file, not a page. */
export function DataCard() {
  const form = useRef<HTMLFormElement>(null);
  const { reauthenticate, dialog } = useReauthentication();
  const take = async (event: FormEvent) => {
    event.preventDefault();
    // form.submit() does not fire this handler.
    if (await reauthenticate("moderate")) form.current?.submit();
  };
  return (
    <section className="care-card" id="your-data" aria-labelledby="data">
      <h2 id="data">Your data</h2>
      <p>
        Everything that we hold of you, as a file: profile, addresses, orders and payments, coins, cart, wish
        list, reviews, newsletter, what you looked at or wait for, and where you are signed in.
      </p>
      <form action="/account/export" ref={form} onSubmit={take} className="care-go">
        <Button type="submit" look="ghost">
          <Download className="icon" aria-hidden="true" />
          Download my data
        </Button>
        <span className="text-small muted">
          JSON.{" "}
          <a className="link" href="/api/docs" target="_blank" rel="noreferrer">
            What is in it
          </a>
        </span>
      </form>
      {dialog}
    </section>
  );
}
