import type { Role } from "./rules/roles.ts";

export type { Role } from "./rules/roles.ts";

/** The signed-in person, as loaders and API see them. */
export type Session = {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  firstName: string;
  phone: string | null;
  roles: Role[];
  /** When its holder last authenticated by password or code; the epoch for never. */
  reauthenticatedAt: Date;
  /** When the session began, including by a hosted provider, which does not re-authenticate. */
  signedInAt: Date;
  /** The access token by which a program acts for this person; absent for the person themselves. */
  token?: { id: string; name: string };
};

/** The identity provider. Only its own folder knows which one it is. */
export type Identity = {
  /** The provider's own calls, under `/api/auth`. */
  handle(request: Request): Promise<Response>;
  /** The session of these headers; null for a visitor. */
  sessionOf(headers: Headers): Promise<Session | null>;
  /** Whether these headers name a session of this shop, even an expired one. */
  namesSession(headers: Headers): Promise<boolean>;
  /** Each answers with the provider's own Response: its status, and cookies to pass on. */
  signIn(headers: Headers, credentials: { email: string; password: string }): Promise<Response>;
  signUp(
    headers: Headers,
    person: { name: string; email: string; password: string; phone?: string },
  ): Promise<Response>;
  sendCode(headers: Headers, email: string): Promise<Response>;
  signInWithCode(headers: Headers, proof: { email: string; code: string }): Promise<Response>;
  signOut(headers: Headers): Promise<Response>;
  /** Hosted OpenID Connect provider, when one is configured: where to send the shopper. */
  startHosted(headers: Headers, returnTo: string): Promise<Response>;
  /** The hosted provider's name for its button; null if none is configured. */
  hosted: { label: string } | null;
  /** A password in the form that the provider stores. */
  hashPassword(password: string): Promise<string>;
  /** Is this the password that was stored in that form? */
  isPassword(password: string, hash: string): Promise<boolean>;
};
