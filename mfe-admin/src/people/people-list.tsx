import { useRef, useState } from 'react';
import { ROLES, type Role, type StaffAccount } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Button, Field, Section, Skeleton, VisuallyHidden } from '@mockingbird/ui';
import { useStaffData } from '../api/use-staff-data.js';
import { localTime } from '../format/local-time.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import classes from './people-screen.module.css';
import * as messages from '../messages/staff/people.js';

/** A role that waits for its confirmation. */
interface Change {
  username: string;
  role: Role;
}

/** Accounts of staff, each with its role. Any account can get a role by its username. */
export function PeopleList({ session }: { session: Session }) {
  const api = useApi();
  const { data, failure, reload } = useStaffData(session, ['accounts'], (calls, signal) =>
    calls.accounts({ signal }),
  );
  const [change, setChange] = useState<Change>();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const ask = (next: Change) => {
    setChange(next);
    setOpen(true);
  };
  return (
    <>
      <StatusLine message={message} refocusKey={data} className={classes.message}>
        {message}
      </StatusLine>
      {failure ? (
        <FailureNotice title={messages.accountsNotLoaded} failure={failure} onRetry={reload} />
      ) : null}
      {!data && !failure ? <Skeleton shape="block" count={3} label={messages.loadingAccounts} /> : null}
      {data ? (
        <Section title={messages.accounts}>
          <AccountTable accounts={data.data} onChange={ask} />
          {data.meta.others > 0 ? <p>{messages.others(data.meta.others)}</p> : null}
        </Section>
      ) : null}
      <Section title={messages.giveRole}>
        <GiveRole onChange={ask} />
      </Section>
      <Section title={messages.roles}>
        <dl className={classes.roles}>
          {ROLES.map((role) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{messages.roleTexts[role]}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {change ? (
        <ConfirmDialog
          open={isOpen}
          title={messages.changeQuestion(change.username)}
          action={messages.change}
          onClose={() => setOpen(false)}
          run={async (_, token) => {
            const changed = await (await api.staff(token)).changeRole(change.username, change.role);
            return messages.changed(changed.username, changed.role);
          }}
          onDone={(text) => {
            setMessage(text);
            reload();
          }}
        >
          <p>{messages.changeExplanation(change.username, change.role)}</p>
          <p>{messages.roleTexts[change.role]}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

interface TableProps {
  accounts: readonly StaffAccount[];
  onChange: (change: Change) => void;
}

function AccountTable({ accounts, onChange }: TableProps) {
  return (
    <ul className={classes.list} aria-label={messages.table}>
      {accounts.map((account) => (
        <AccountRow key={`${account.username} ${account.role}`} account={account} onChange={onChange} />
      ))}
    </ul>
  );
}

function AccountRow({ account, onChange }: { account: StaffAccount; onChange: TableProps['onChange'] }) {
  const { username, secondFactor, createdAt } = account;
  const [role, setRole] = useState(account.role);
  return (
    <li className={classes.row}>
      <p className={classes.name}>
        <strong>{username}</strong>
        <span className={classes.facts}>
          {messages.secondFactor}: {secondFactor ? messages.on : messages.off} · {messages.since}{' '}
          <time dateTime={createdAt}>{localTime(createdAt)}</time>
        </span>
      </p>
      <RoleSelect label={messages.roleOf(username)} value={role} onChange={setRole} />
      <Button
        variant="quiet"
        aria-disabled={role === account.role || undefined}
        onClick={() => {
          if (role !== account.role) onChange({ username, role });
        }}
      >
        <span>
          {messages.change}
          <VisuallyHidden> {messages.changeRoleOf(username)}</VisuallyHidden>
        </span>
      </Button>
    </li>
  );
}

interface SelectProps {
  label: string;
  value: Role;
  onChange: (role: Role) => void;
}

function RoleSelect({ label, value, onChange }: SelectProps) {
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

function GiveRole({ onChange }: Pick<TableProps, 'onChange'>) {
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
