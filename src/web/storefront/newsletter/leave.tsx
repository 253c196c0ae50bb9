import { leaveNewsletter } from "../../../shop/newsletter/leave-newsletter.ts";
import { REFUSAL_SENTENCES } from "../../../shop/refusals.ts";
import { isAlertToken } from "../../../shop/stock-alerts/alert-link.ts";
import { leaveStockAlerts } from "../../../shop/stock-alerts/leave-stock-alerts.ts";
import { answerForm } from "../../forms/form-answer.ts";
import { readForm } from "../../forms/read-form.ts";
import { ownPageMeta } from "../../page-meta/page-meta.ts";
import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/leave.ts";
import { LinkPage } from "./link-page.tsx";

const tokenOf = (url: string) => new URL(url).searchParams.get("token") ?? "";

/** Whether the link belongs to the newsletter or to stock alerts. */
export function loader({ request }: Route.LoaderArgs) {
  return { list: isAlertToken(tokenOf(request.url)) ? ("alerts" as const) : ("newsletter" as const) };
}

/** Sent by this page's form, or by a mail program's unsubscribe button, which sends only the mail's URL (RFC 8058). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request, ["token"]);
  const token = form.token || tokenOf(request.url);
  const leave = isAlertToken(token) ? leaveStockAlerts : leaveNewsletter;
  const done = await leave(context.get(servicesContext), { token });
  const message = done.ok ? "" : REFUSAL_SENTENCES[done.code];
  return answerForm(context, { ok: done.ok, message, errors: {}, values: {} }, done.ok ? 200 : 410);
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  ownPageMeta(matches, loaderData?.list === "alerts" ? "No more mails" : "Leave the newsletter");

const WORDS = {
  newsletter: {
    help: "Please enter your e-mail on the newsletter’s page: the mail that comes has a fresh link to leave.",
    ask: {
      title: "Leave the newsletter?",
      text: "We send nothing more to the address that this mail came to. Mails about your orders still come.",
      button: "Take me off the list",
    },
    done: { title: "You are off the list.", text: "You will get no more newsletters." },
  },
  alerts: {
    help: "Please open the link from the mail itself.",
    ask: {
      title: "No more mails about what is back?",
      text: "We delete all requests for the address that this mail came to. Mails about your orders still come.",
      button: "Delete my requests",
    },
    done: { title: "Your requests are deleted.", text: "We write no more when something is sold again." },
  },
};

export default function LeaveList({ loaderData: { list }, actionData }: Route.ComponentProps) {
  return <LinkPage answer={actionData} {...WORDS[list]} />;
}
