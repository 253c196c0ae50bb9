import { redirect } from "react-router";
import { servicesContext } from "../../request-context.ts";
import { safeReturn } from "../../session/account-path.ts";
import type { Route } from "./+types/sign-in.ts";
import { Panel } from "./panel.tsx";
import { answerPanel } from "./panel-action.ts";
import { openPanel } from "./panel-loader.ts";

/** `/sign-in/hosted` redirects to the hosted provider, if configured. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pathname, searchParams } = new URL(request.url);
  if (!/^\/sign-in\/hosted\/?$/i.test(pathname))
    return openPanel(services, request, { purpose: "sign-in", returnsHome: true });
  const returnTo = safeReturn(searchParams.get("returnTo"), "/");
  const started = await services.identity.startHosted(request.headers, returnTo);
  if (started.status === 302) throw started;
  throw redirect(`/sign-in?failed=hosted&returnTo=${encodeURIComponent(returnTo)}`);
}

export function action({ context, request }: Route.ActionArgs) {
  return answerPanel(context.get(servicesContext), request);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Sign in · ${loaderData?.shop.name}` },
  { name: "robots", content: "noindex" },
];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <Panel panel={loaderData} answer={actionData} other="/sign-up?" />;
}
