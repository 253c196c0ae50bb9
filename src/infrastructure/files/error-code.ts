/** The system's code of an error, such as `ENOENT`, if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

/** An error of a system call, with the call and its path. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return errorCode(error) !== undefined && error instanceof Error && "syscall" in error;
}
