/** A reply in Razorpay's error format. */
export class RazorpayError extends Error {
  readonly status: number;
  readonly reason: string;
  readonly metadata: Record<string, string>;
  constructor(description: string, reason: string, status = 400, metadata: Record<string, string> = {}) {
    super(description);
    this.status = status;
    this.reason = reason;
    this.metadata = metadata;
  }

  get body() {
    return {
      error: {
        code: this.status >= 500 ? "SERVER_ERROR" : "BAD_REQUEST_ERROR",
        description: this.message,
        source: "business",
        step: "payment_initiation",
        reason: this.reason,
        metadata: this.metadata,
      },
    };
  }
}

export function notFound(): RazorpayError {
  return new RazorpayError("The id provided does not exist", "input_validation_failed");
}
