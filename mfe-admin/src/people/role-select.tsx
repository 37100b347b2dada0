import { ROLES, type Role } from '@mockingbird/contracts';
import { Field } from '@mockingbird/ui';

export interface RoleSelectProps {
  label: string;
  value: Role;
  onChange: (role: Role) => void;
}

/** Chooses a role. */
export function RoleSelect({ label, value, onChange }: RoleSelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(ROLES.find((role) => role === event.target.value) ?? value)}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {role}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
