import { confirmNewsletter } from "../../../shop/newsletter/confirm-newsletter.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import { useShop } from "../../shop-facts.ts";
import type { Route } from "./+types/confirm.ts";
import { LinkPage } from "./link-page.tsx";

export async function action({ context, request }: Route.ActionArgs) {
  const { token } = await readForm(request, ["token"]);
  const done = await confirmNewsletter(context.get(servicesContext), { token });
  const message = done.ok ? "" : REFUSAL_SENTENCES[done.code];
  return answerForm(context, { ok: done.ok, message, errors: {}, values: {} }, done.ok ? 200 : 410);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Confirm the newsletter");

export default function ConfirmNewsletter({ actionData }: Route.ComponentProps) {
  const { name } = useShop();
  return (
    <LinkPage
      answer={actionData}
      help="Please enter your e-mail once more, and a fresh one comes."
      ask={{
        title: "One press, and you are in.",
        text: `Do you want the ${name} newsletter at the address that this mail came to?`,
        button: "Yes, send it to me",
      }}
      done={{
        title: "You are on the list.",
        text: "Thank you. Every newsletter has a link at its foot to unsubscribe.",
      }}
    />
  );
}
