import { AgainReply } from "../../../contract/orders.ts";
import { apiFetch } from "../../session/api-fetch.ts";
import { refreshSession } from "../../session/use-session.ts";

/** Puts the products of a customer's order into the cart. Returns the rest of it, or why it can't be repeated. */
export async function askAgain(uuid: string): Promise<{ again: AgainReply["data"] } | { problem: string }> {
  const reply = await apiFetch(`/api/orders/${uuid}/again`, { reply: AgainReply, body: {} });
  if (!reply.ok) return { problem: reply.message };
  void refreshSession();
  return { again: reply.data };
}
