import { useState } from 'react';
import { ROLES } from '@mockingbird/contracts';
import { useApi, type Session } from '@mockingbird/platform';
import { Section, Skeleton } from '@mockingbird/ui';
import { useStaffData } from '../api/use-admin-data.js';
import { ConfirmDialog } from '../screen/confirm-dialog.js';
import { FailureNotice } from '../screen/failure-notice.js';
import { StatusLine } from '../screen/status-line.js';
import { AccountTable } from './account-table.js';
import { GiveRole } from './give-role.js';
import type { RoleChange } from './role-change.js';
import classes from './people-screen.module.css';
import * as messages from '../messages/staff/people.js';

/** Accounts of staff, each with its role. Any account can get a role by its username. */
export function PeopleList({ session }: { session: Session }) {
  const api = useApi();
  const { data, failure, reload } = useStaffData(session, ['accounts'], (calls, signal) =>
    calls.accounts({ signal }),
  );
  const [change, setChange] = useState<RoleChange>();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  const ask = (next: RoleChange) => {
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
