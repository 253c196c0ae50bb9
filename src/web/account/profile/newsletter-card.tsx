import { Form } from "react-router";
import type { NewsletterChoice } from "../../../shop/newsletter/choose-newsletter.ts";
import type { IntentAnswer } from "../../forms/intent-answer.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { useShop } from "../../shop-facts.ts";
import { Button } from "../../ui/button.tsx";
import { Message } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import type { ProfileField } from "./profile-action.ts";

type NewsletterCardProps = {
  email: string;
  /** Null while the e-mail is not verified. */
  choice: NewsletterChoice | null;
  answer: IntentAnswer<ProfileField> | undefined;
};

/** Joins or leaves the newsletter with one press. */
export function NewsletterCard({ email, choice, answer }: NewsletterCardProps) {
  const { name } = useShop();
  const underWay = useIntent();
  const words = {
    on: `The ${name} newsletter comes to ${email}.`,
    pending: `A mail to ${email} waits for you to confirm that you want the newsletter.`,
    off: "New cakes, and the festivals that are coming. You do not get it now.",
    unverified: `New cakes, and the festivals that are coming. A mail to ${email} asks first whether you want it; every newsletter has a link to unsubscribe.`,
  };
  return (
    <section className="care-card" aria-labelledby="newsletter">
      <h2 id="newsletter">Newsletter</h2>
      <p>{words[choice ?? "unverified"]}</p>
      {answer && !answer.ok && <Alert>{answer.message}</Alert>}
      <Form method="post" className="care-go" preventScrollReset>
        {choice !== "on" && (
          <Button
            type="submit"
            look="ghost"
            name="intent"
            value="newsletter-on"
            busy={underWay === "newsletter-on"}
          >
            {choice === "pending" ? "Send the mail again" : "Send it to me"}
          </Button>
        )}
        {(choice === "on" || choice === "pending") && (
          <Button
            type="submit"
            look="ghost"
            name="intent"
            value="newsletter-off"
            busy={underWay === "newsletter-off"}
          >
            {choice === "on" ? "Leave the newsletter" : "I do not want it"}
          </Button>
        )}
        <span role="status">{answer?.ok && <Message kind="ok">{answer.message}</Message>}</span>
      </Form>
    </section>
  );
}
