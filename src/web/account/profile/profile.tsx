import { useEffect } from "react";
import { Form } from "react-router";
import { newsletterState } from "../../../shop/privacy/newsletter-state.ts";
import { typedPhone } from "../../addresses/typed-phone.server.ts";
import { answerTo, type IntentAnswer } from "../../forms/intent-answer.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { useIntent } from "../../forms/use-intent.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { refreshSession } from "../../session/use-session.ts";
import { Button } from "../../ui/button.tsx";
import { Message, TextInput } from "../../ui/field.tsx";
import { Alert } from "../../ui/note.tsx";
import { holderContext } from "../area/account-guard.ts";
import { AreaFailed } from "../area/area-failed.tsx";
import { AreaPage } from "../area/area-page.tsx";
import type { Route } from "./+types/profile.ts";
import { EmailCard } from "./email-card.tsx";
import { NewsletterCard } from "./newsletter-card.tsx";
import { answerProfile, type ProfileField } from "./profile-action.ts";
import "../area/care.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { userId, name, phone, email } = context.get(holderContext);
  const { emailVerified, choice } = await newsletterState(context.get(servicesContext), { userId });
  return { name, phone: typedPhone(phone ?? ""), email, emailVerified, newsletter: choice };
}

export function action({ context, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerProfile(context, { services, session: context.get(holderContext), request });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Your profile");

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, emailVerified, newsletter, ...person } = loaderData;
  // Reload the session: the header shows the name.
  useEffect(() => {
    if (actionData?.ok) void refreshSession();
  }, [actionData]);
  return (
    <AreaPage title="Your profile" lead="What we call you, and where we reach you when a cake is on its way.">
      <div className="care">
        <PersonCard
          key={`${person.name} ${person.phone}`}
          {...person}
          answer={answerTo(actionData, "profile")}
        />
        <EmailCard
          key={email}
          email={email}
          emailVerified={emailVerified}
          answer={answerTo(actionData, "ask-email", "confirm-email")}
        />
        <NewsletterCard
          email={email}
          choice={newsletter}
          answer={answerTo(actionData, "newsletter-on", "newsletter-off")}
        />
      </div>
    </AreaPage>
  );
}

type Person = { name: string; phone: string; answer: IntentAnswer<ProfileField> | undefined };

function PersonCard({ name, phone, answer }: Person) {
  const form = useFormFocus(answer);
  const busy = useIntent() === "profile";
  const typed = answer?.ok ? undefined : answer?.values;
  return (
    <section className="care-card" aria-labelledby="about-you">
      <h2 id="about-you">About you</h2>
      <Form method="post" ref={form} className="care-fields" noValidate preventScrollReset>
        <TextInput
          label="Name"
          name="name"
          autoComplete="name"
          maxLength={80}
          required
          defaultValue={typed?.name ?? name}
          error={answer?.errors.name}
        />
        <TextInput
          label="Phone"
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          maxLength={30}
          defaultValue={typed?.phoneNumber ?? phone}
          hint="An Indian number without +91, or any other with its country. Only for your orders."
          error={answer?.errors.phoneNumber}
        />
        {answer?.message && !answer.ok && <Alert>{answer.message}</Alert>}
        <div className="care-go" role="status">
          <Button type="submit" name="intent" value="profile" busy={busy}>
            {busy ? "Saving..." : "Save"}
          </Button>
          {answer?.ok && <Message kind="ok">{answer.message}</Message>}
        </div>
      </Form>
    </section>
  );
}

export function ErrorBoundary() {
  return <AreaFailed title="Your profile" what="Your profile" />;
}
