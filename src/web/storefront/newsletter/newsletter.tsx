import { Form, useNavigation } from "react-router";
import { NewsletterEmail } from "../../../shop/newsletter/newsletter.inputs.ts";
import { requestNewsletter } from "../../../shop/newsletter/request-newsletter.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { FormDone } from "../../forms/form-done.tsx";
import { clientNetwork, readForm } from "../../forms/read-form.ts";
import { useFormFocus } from "../../forms/use-form-focus.ts";
import { pageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextInput } from "../../ui/field.tsx";
import { Roundel } from "../../ui/marks.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/newsletter.ts";
import "../../forms/forms.css";
import "./newsletter.css";

/** Picture beside the form. */
const PICTURE = "strawberry-drip-cake";

export function loader({ context }: Route.LoaderArgs) {
  return { picture: context.get(servicesContext).pictures.cutout(PICTURE) };
}

/** The same answer for new, pending and subscribed e-mails, so that it reveals nothing. The mail says more. */
export async function action({ context, request }: Route.ActionArgs) {
  const fields = await readForm(request, ["email"]);
  const wrong = (message: string, status: number) =>
    answerForm(context, { ok: false, message, errors: { email: message }, values: fields }, status);
  const email = NewsletterEmail.safeParse(fields.email);
  if (!email.success) return wrong(email.error.issues[0]?.message ?? "", 422);
  const from = clientNetwork(request);
  const requested = await requestNewsletter(context.get(servicesContext), { email: email.data, from });
  if (!requested.ok) return wrong(REFUSAL_SENTENCES[requested.code], 429);
  const message = `We have sent a mail to ${email.data}. Please press the button in it to confirm.`;
  return answerForm<"email">(context, { ok: true, message, errors: {}, values: {} }, 200);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Newsletter",
    description: "New cakes and the festivals that are coming, by e-mail. Leaving is as easy as joining.",
    path: "/newsletter",
  });
}

export default function Newsletter({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { name } = useShop();
  const form = useFormFocus(answer);
  const busy = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="wrap newsletter-page">
      <section className="form-box">
        {answer?.ok ? (
          <FormDone as="h1" title="Look into your mailbox" action={<LinkButton to="/">Home</LinkButton>}>
            {answer.message}
          </FormDone>
        ) : (
          <Form method="post" ref={form} className="form-fields form-single" noValidate preventScrollReset>
            <div className="form-head newsletter-head">
              <h1>The {name} newsletter</h1>
              <p>
                New cakes, and the festivals that are coming. You confirm by mail first; leaving is one press.
              </p>
            </div>
            <TextInput
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={answer?.values.email}
              error={answer?.errors.email}
            />
            <Button type="submit" size="big" wide busy={busy}>
              {busy ? "Sending…" : "Submit"}
            </Button>
          </Form>
        )}
      </section>
      <div className="newsletter-tile">
        <Roundel className="newsletter-disc">
          <Picture picture={loaderData.picture} alt="" sizes="(max-width: 68.75em) 60vw, 30rem" eager />
        </Roundel>
      </div>
    </main>
  );
}
