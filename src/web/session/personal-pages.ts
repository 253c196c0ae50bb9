/** Pages that show one person's own things. All others are rendered from their address alone, so they can't. */
const PERSONAL =
  /^\/(accounts?|sign-in|sign-up|payment|TrackProgressPage|orders|admin|reviews\/mine|newsletter\/(confirm|leave))(\/|\.data|$)/i;

/** Does the page at this path show one person's own things? */
export function isPersonalPage(pathname: string): boolean {
  return PERSONAL.test(pathname);
}
