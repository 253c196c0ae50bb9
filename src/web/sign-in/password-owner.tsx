/** Tells password managers whose password the form is for. */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
