/** What a call came to. A refusal is a value like any other, never an exception. */
export type ApiResult<T> = { ok: true; data: T; message: string } | ApiFailure;

export type ApiFailure = {
  ok: false;
  /** HTTP status; 0 when the shop could not be reached at all. */
  status: number;
  code: string;
  message: string;
  issues: { path: string; message: string }[];
  /** Fresh figures, where the refusal is about figures. */
  data: unknown;
};

type ApiRequest = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

const COOKIE = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** Calls the shop's own API, with the CSRF pair on everything that changes something. */
export async function apiFetch<T>(path: string, request: ApiRequest = {}): Promise<ApiResult<T>> {
  const { body, signal } = request;
  const method = request.method ?? (body === undefined ? "GET" : "POST");
  try {
    const headers: Record<string, string> = { accept: "application/json", ...request.headers };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (method !== "GET") headers["x-xsrf-token"] = await csrfToken();
    const reply = await fetch(path, { method, headers, body: JSON.stringify(body), signal });
    return read<T>(reply);
  } catch (error) {
    if (signal?.aborted) throw error;
    return failure(0, {
      code: "unreachable",
      message: "The shop could not be reached. Please check your connection and try again.",
    });
  }
}

/** The CSRF cookie. Public pages set none, so the first change of a visit asks for it. */
async function csrfToken(): Promise<string> {
  const standing = COOKIE.exec(document.cookie)?.[1];
  if (standing) return standing;
  await fetch("/api/me");
  return COOKIE.exec(document.cookie)?.[1] ?? "";
}

async function read<T>(reply: Response): Promise<ApiResult<T>> {
  const body = (await reply.json().catch(() => null)) as {
    success?: boolean;
    data?: T;
    message?: string;
  } | null;
  // A 200 may say `success: false` (an unserved pincode); better-auth's own replies have no envelope.
  if (reply.ok && body && body.success !== false)
    return { ok: true, data: (body.data ?? body) as T, message: body.message ?? "" };
  return failure(reply.status, body ?? {});
}

function failure(status: number, body: object): ApiFailure {
  const told = body as Partial<ApiFailure>;
  return {
    ok: false,
    status,
    code: told.code ?? "unknown",
    message: told.message ?? "Something went wrong on our side. Please try again.",
    issues: told.issues ?? [],
    data: told.data,
  };
}
