import type { TokenScope } from "../../../shop/access-tokens/rules/token-scopes.ts";

type ScopeChoice = { scope: TokenScope; label: string; description: string };

/** Scopes that are about the same, with what that is. */
export type ScopeGroupChoice = { group: string; name: string; choices: ScopeChoice[] };

type ScopeFieldsProps = { groups: ScopeGroupChoice[]; chosen: readonly string[]; error?: string | undefined };

/** A tick for each scope that the reader may give a token, by what it is about. */
export function ScopeFields({ groups, chosen, error }: ScopeFieldsProps) {
  return (
    <fieldset className="programs-groups" aria-describedby={error ? "scopes-error" : undefined}>
      <legend>What it may do</legend>
      {groups.map(({ group, name, choices }) => (
        <fieldset key={group} className="programs-scopes">
          <legend>{name}</legend>
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
        </fieldset>
      ))}
      {error && (
        <p className="programs-wrong" id="scopes-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
