export function answer<T>(data: T, message = "OK") {
  return { success: true, message, data };
}

/** Ends a request with this status and the error envelope. Only for the API; use cases return refusals. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: { path: string; message: string }[] | undefined;
  readonly data: unknown;
  constructor(
    status: number,
    code: string,
    message: string,
    details: { issues?: { path: string; message: string }[]; data?: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = details.issues;
    this.data = details.data;
  }
}
