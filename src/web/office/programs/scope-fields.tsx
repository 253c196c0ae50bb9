import type { TokenScope } from "../../../shop/access-tokens/rules/token-scopes.ts";

export type ScopeChoice = { scope: TokenScope; label: string; description: string };

type ScopeFieldsProps = { choices: ScopeChoice[]; chosen: readonly string[]; error?: string | undefined };

/** A tick for each scope that the reader may give a token. */
export function ScopeFields({ choices, chosen, error }: ScopeFieldsProps) {
  return (
    <fieldset className="programs-scopes" aria-describedby={error ? "scopes-error" : undefined}>
      <legend>What it may do</legend>
      {choices.map(({ scope, label, description }) => (
        <label key={scope} className="option">
          <input
            type="checkbox"
            name="scopes"
            value={scope}
            defaultChecked={chosen.includes(scope)}
            aria-invalid={error ? true : undefined}
          />
          <span>
            <b>{label}</b>
            <span className="muted text-small">{description}</span>
          </span>
        </label>
      ))}
      {error && (
        <p className="programs-wrong" id="scopes-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
