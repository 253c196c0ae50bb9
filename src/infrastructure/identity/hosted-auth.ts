import type { Log } from "../logging/log.ts";
import { type Auth, HOSTED_ID } from "./build-auth.ts";
import { checkHostedProvider, type HostedProvider } from "./hosted-provider.ts";

/** Builds the identity provider, with a hosted one or without. */
type Build = (hosted: HostedProvider | null) => Auth;

/** The identity provider, which a hosted one joins once it was reached. Until then only the embedded one signs in. */
export class HostedAuth {
  #auth: Auth;
  #isComplete: boolean;
  #joining: Promise<void> | undefined;
  readonly #build: Build;
  readonly #hosted: HostedProvider | undefined;
  readonly #log: Log;

  constructor({ build, hosted, log }: { build: Build; hosted: HostedProvider | undefined; log: Log }) {
    this.#build = build;
    this.#hosted = hosted;
    this.#log = log;
    this.#auth = build(null);
    this.#isComplete = hosted === undefined;
  }

  get auth(): Auth {
    return this.#auth;
  }

  /** Adds the hosted provider if it is missing and up. Throws `ConfigError` if its URL is not a provider. */
  async join(): Promise<void> {
    const hosted = this.#hosted;
    if (!hosted || this.#isComplete) return;
    this.#joining ??= this.#add(hosted).finally(() => {
      this.#joining = undefined;
    });
    return this.#joining;
  }

  async #add(hosted: HostedProvider): Promise<void> {
    if ((await checkHostedProvider(hosted)) === "down") {
      const { issuer } = hosted;
      this.#log.warn({ issuer }, "the hosted identity provider is down; retrying at the next hosted sign-in");
      return;
    }
    const candidate = this.#build(hosted);
    // better-auth fetches the discovery document and leaves the provider out if that fails.
    const { socialProviders } = await candidate.$context;
    if (!socialProviders.some(({ id }) => id === HOSTED_ID)) return;
    this.#auth = candidate;
    this.#isComplete = true;
  }
}
