import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { servicesContext } from "../../request-context.ts";
import { storeReferral } from "../../session/referral.ts";
import type { Route } from "./+types/sign-up.ts";
import { Panel } from "./panel.tsx";
import { answerPanel } from "./panel-action.ts";
import { openPanel } from "./panel-loader.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return openPanel(context.get(servicesContext), request, { purpose: "sign-up" });
}

export function action({ context, request }: Route.ActionArgs) {
  return answerPanel(context.get(servicesContext), request);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Create an account · ${loaderData?.shop.name}` },
  { name: "robots", content: "noindex" },
];

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const code = useSearchParams()[0].get("referral");
  useEffect(() => {
    if (code) storeReferral(code);
  }, [code]);
  return <Panel panel={loaderData} answer={actionData} other="/sign-in?" />;
}
