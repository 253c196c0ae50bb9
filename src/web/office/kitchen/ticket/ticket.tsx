import { z } from "zod";
import { servicesContext } from "../../../request-context.ts";
import { staffContext } from "../../office-guard.ts";
import { unsentAnswer } from "../../unsent-answer.ts";
import { answerKitchen } from "../kitchen-action.ts";
import { loadSheet } from "../sheet.server.ts";
import type { Route } from "./+types/ticket.ts";
import { TicketPage } from "./ticket-page.tsx";

const Query = z.object({ kitchen: z.string().min(1).max(100).nullable().catch(null) });

export function loader({ context, params, request }: Route.LoaderArgs) {
  const { kitchen: board } = Query.parse(Object.fromEntries(new URL(request.url).searchParams));
  const staff = context.get(staffContext);
  return loadSheet(context.get(servicesContext), { id: params.uuid, staff, board });
}

export function action({ context, request }: Route.ActionArgs) {
  return answerKitchen(context.get(servicesContext), { context, request, staff: context.get(staffContext) });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unsentAnswer(serverAction);
}

/** The opened ticket of one order. */
export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  return <TicketPage sheet={loaderData} answer={actionData} />;
}
