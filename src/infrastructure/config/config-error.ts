/** A wrong setting. The message is one line that names the variable, or the file and key, and what it takes. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "ConfigError";
  }
}
