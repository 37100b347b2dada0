import { useRef, useState } from 'react';
import type { Role } from '@mockingbird/contracts';
import { Button, Field } from '@mockingbird/ui';
import type { RoleChange } from './role-change.js';
import { RoleSelect } from './role-select.js';
import classes from './people-screen.module.css';
import * as messages from '../messages/staff/people.js';

export interface GiveRoleProps {
  onChange: (change: RoleChange) => void;
}

/** Gives a role to any account, by its username. */
export function GiveRole({ onChange }: GiveRoleProps) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('author');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{messages.giveRoleLead}</p>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          const name = username.trim();
          setError(name === '' ? messages.typeUsername : '');
          if (name === '') return field.current?.focus();
          onChange({ username: name, role });
        }}
      >
        <Field label={messages.username} error={error}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </Field>
        <RoleSelect label={messages.role} value={role} onChange={setRole} />
        <Button type="submit" variant="quiet">
          {messages.giveRole}
        </Button>
      </form>
    </>
  );
}
