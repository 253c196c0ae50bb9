import { leaveNewsletter } from "../../../shop/newsletter/leave-newsletter.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/leave.ts";
import { LinkPage } from "./link-page.tsx";

/** Sent by this page's form, or by a mail program's unsubscribe button, which sends only the mail's URL (RFC 8058). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, ["token"]);
  const token = form.token || (new URL(request.url).searchParams.get("token") ?? "");
  const done = await leaveNewsletter(context.get(servicesContext), { token });
  const message = done.ok ? "" : REFUSAL_SENTENCES[done.code];
  return answerForm(context, { ok: done.ok, message, errors: {}, values: {} }, done.ok ? 200 : 410);
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(matches, "Leave the newsletter");

export default function LeaveNewsletter({ actionData }: Route.ComponentProps) {
  return (
    <LinkPage
      answer={actionData}
      help="Please enter your e-mail on the newsletter’s page: the mail that comes has a fresh link to leave."
      ask={{
        title: "Leave the newsletter?",
        text: "We send nothing more to the address that this mail came to. Mails about your orders still come.",
        button: "Take me off the list",
      }}
      done={{ title: "You are off the list.", text: "No letter comes to this address any more." }}
    />
  );
}
