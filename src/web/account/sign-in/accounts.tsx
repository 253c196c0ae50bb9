import { servicesContext } from "../../request-context.ts";
import type { Route } from "./+types/accounts.ts";
import { Panel } from "./panel.tsx";
import { answerPanel } from "./panel-action.ts";
import { openPanel } from "./panel-loader.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const purpose = new URL(request.url).searchParams.has("new") ? "sign-up" : "sign-in";
  return openPanel(context.get(servicesContext), request, { purpose, inside: "/account" });
}

export function action({ context, request }: Route.ActionArgs) {
  return answerPanel(context.get(servicesContext), request);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.purpose === "sign-up" ? "Create an account" : "Sign in"} · ${loaderData?.shop.name}`,
  },
  { name: "robots", content: "noindex" },
];

export default function Accounts({ loaderData, actionData }: Route.ComponentProps) {
  const other = loaderData.purpose === "sign-in" ? "/accounts?new=1&" : "/accounts?";
  return <Panel key={loaderData.purpose} panel={loaderData} answer={actionData} other={other} />;
}
