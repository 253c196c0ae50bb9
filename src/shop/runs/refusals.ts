/** What runs can refuse. */
export type RunRefusal = "unknown-run" | "unknown-rider" | "stop-not-free" | "run-changed";
