import { useState } from 'react';
import type { StaffAccount } from '@mockingbird/contracts';
import { Button, VisuallyHidden } from '@mockingbird/ui';
import { localTime } from '../format/local-time.js';
import type { RoleChange } from './role-change.js';
import { RoleSelect } from './role-select.js';
import classes from './people-screen.module.css';
import * as messages from '../messages/staff/people.js';

export interface AccountTableProps {
  accounts: readonly StaffAccount[];
  onChange: (change: RoleChange) => void;
}

/** The accounts, each with its role. */
export function AccountTable({ accounts, onChange }: AccountTableProps) {
  return (
    <ul className={classes.list} aria-label={messages.table}>
      {accounts.map((account) => (
        <AccountRow key={`${account.username} ${account.role}`} account={account} onChange={onChange} />
      ))}
    </ul>
  );
}

function AccountRow({
  account,
  onChange,
}: {
  account: StaffAccount;
  onChange: AccountTableProps['onChange'];
}) {
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
