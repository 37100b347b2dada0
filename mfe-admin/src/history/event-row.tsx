import type { AuditEntry } from '@mockingbird/contracts';
import { rich } from '@mockingbird/ui';
import { proposalPath } from '../paths.js';
import { EntryTime } from './entry-time.js';
import classes from './history-screen.module.css';
import * as filterMessages from '../messages/staff/history-filter.js';
import * as messages from '../messages/history.js';

/** A role of an account, or a step of a proposal. */
export function EventRow({ entry }: { entry: AuditEntry }) {
  const { by, at, text, proposal } = entry;
  return (
    <li className={classes.row}>
      <p className={classes.what}>{text}</p>
      <p className={classes.facts}>
        <span>{rich(messages.byPerson, { strong: () => <strong>{by}</strong> })}</span>
        <EntryTime at={at} />
        {proposal ? <a href={proposalPath(proposal)}>{filterMessages.openProposal}</a> : null}
      </p>
    </li>
  );
}
