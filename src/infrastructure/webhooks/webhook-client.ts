/** Why an endpoint did not answer with success. */
export type WebhookProblem =
  | "wrong-status"
  | "private-address"
  | "no-such-host"
  | "certificate"
  | "timeout"
  | "no-connection";

/** The result of one attempt. `status` is the HTTP status, if there was a reply. */
export type WebhookResult = { status: number | null; problem: WebhookProblem | null; ms: number };

export type WebhookRequest = { url: string; headers: Record<string, string>; body: string };

/** Sends webhooks to programs of other people, so it trusts neither their addresses nor their replies. */
export type WebhookClient = {
  /** Whether a URL can be called as far as its text says: protocol, and an IP address in place of a host name. */
  mayCall(url: URL): boolean;
  /** Never throws. Redirects are not followed. */
  post(request: WebhookRequest): Promise<WebhookResult>;
};
