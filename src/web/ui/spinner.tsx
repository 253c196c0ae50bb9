/** A spinner, beside a text that names the action. */
export function Spinner() {
  return <span className="spin" aria-hidden="true" />;
}
