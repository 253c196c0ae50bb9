import * as z from "zod/mini";
import { ReadRefusal } from "../../contract/envelope.ts";
import { setShopClock } from "../clock/shop-clock.ts";

/** The result of a call. A refusal is a value, never an exception. */
export type ApiResult<T> = { ok: true; data: T; message: string } | ApiFailure;

export type ApiFailure = {
  ok: false;
  /** HTTP status; 0 when the shop could not be reached. */
  status: number;
  code: string;
  message: string;
  issues: { path: string; message: string }[];
  /** Fresh figures, if the refusal is about figures. */
  data: unknown;
};

type Call = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

type Envelope<Data> = { message: string; data: Data };

/** The code for a reply that does not fit its schema. */
export const NOT_UNDERSTOOD = "reply-not-understood";

const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** Calls the shop's API, with the CSRF token on every change. */
export async function apiFetch<Data>(
  path: string,
  { reply, ...call }: Call & { reply: z.ZodMiniType<Envelope<Data>> },
): Promise<ApiResult<Data>> {
  const sent = await send(path, call);
  if (!sent.ok) return sent;
  const read = parsed(reply, sent);
  return read.ok ? { ok: true, data: read.data.data, message: read.data.message } : read;
}

/** Calls URLs that reply without an envelope: the identity provider's and our own pages. */
export async function plainFetch<Data>(
  path: string,
  { reply, ...call }: Call & { reply: z.ZodMiniType<Data> },
): Promise<ApiResult<Data>> {
  const sent = await send(path, call);
  return sent.ok ? parsed(reply, sent) : sent;
}

type Sent = { ok: true; status: number; body: unknown };

async function send(path: string, { body, signal, ...call }: Call): Promise<Sent | ApiFailure> {
  const method = call.method ?? (body === undefined ? "GET" : "POST");
  try {
    const headers: Record<string, string> = { accept: "application/json", ...call.headers };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (method !== "GET") headers["x-xsrf-token"] = await csrfToken();
    const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal });
    setShopClock(response.headers.get("date"));
    const { ok, status } = response;
    const sent: unknown = await response.json().catch(() => null);
    const refusal = z.safeParse(ReadRefusal, sent).data ?? {};
    // An unserved pincode answers 200 with `success: false`.
    return ok && refusal.success !== false ? { ok, status, body: sent } : failure(status, refusal);
  } catch (error) {
    if (signal?.aborted) throw error;
    return failure(0, {
      code: "unreachable",
      message: "The shop could not be reached. Please check your connection and try again.",
    });
  }
}

/** The CSRF cookie. Public pages set none, so the first change of a visit requests it. */
export async function csrfToken(): Promise<string> {
  const standing = COOKIE.exec(document.cookie)?.[1];
  if (standing) return standing;
  await fetch("/api/me");
  return COOKIE.exec(document.cookie)?.[1] ?? "";
}

/** The reply, parsed by its schema. Unknown fields are dropped. */
function parsed<Data>(reply: z.ZodMiniType<Data>, { status, body }: Sent): ApiResult<Data> {
  const { data, success } = z.safeParse(reply, body);
  if (success) return { ok: true, data, message: "" };
  return failure(status, {
    code: NOT_UNDERSTOOD,
    message: "This page is older than the shop. Please reload it to see where things stand.",
  });
}

function failure(status: number, refusal: z.infer<typeof ReadRefusal>): ApiFailure {
  return {
    ok: false,
    status,
    code: refusal.code ?? "unknown",
    message: refusal.message ?? "Something went wrong on our side. Please try again.",
    issues: refusal.issues ?? [],
    data: refusal.data,
  };
}
