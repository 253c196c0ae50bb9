import type { Role } from "../../../shop/accounts/rules/roles.ts";
import type { RoleChoice } from "./role-names.ts";

type RoleFieldsProps = { choices: RoleChoice[]; chosen: readonly string[]; error?: string | undefined };

/** A tick for each role, with what it may do. */
export function RoleFields({ choices, chosen, error }: RoleFieldsProps) {
  return (
    <fieldset className="staff-roles" aria-describedby={error ? "roles-error" : undefined}>
      <legend>Roles</legend>
      {choices.map(({ role, name, description }) => (
        <label key={role} className="option">
          <input
            type="checkbox"
            name="roles"
            value={role satisfies Role}
            defaultChecked={chosen.includes(role)}
            aria-invalid={error ? true : undefined}
          />
          <span>
            <b>{name}</b>
            <span className="muted text-small">{description}</span>
          </span>
        </label>
      ))}
      {error && (
        <p className="staff-wrong" id="roles-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
