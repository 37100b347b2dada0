import type { FieldChange, UploadResult } from '@mockingbird/contracts';
import { rich } from '@mockingbird/ui';
import type { ReactNode } from 'react';
import { fieldLabel } from '../form-fields/field-labels.js';
import { formatEntries, shorten, formatValue } from './format-value.js';
import { QuestionCounts } from './question-counts.js';
import classes from '../result/result-panel.module.css';
import * as messages from '../../messages/upload/changes.js';

const LIST_CHANGES = {
  removed: messages.listIsRemoved,
  added: messages.listIsAdded,
  changed: messages.listChanges,
} as const;
const VALUE_CHANGES = {
  removed: messages.isRemoved,
  added: messages.isAdded,
  changed: messages.changesFromTo,
} as const;

/** Lists what an upload changes, or would change. New objects have no list. */
export function ChangeList({ result: { changes, questionChanges, outcome } }: { result: UploadResult }) {
  if (outcome === 'unchanged') return null;
  return (
    <>
      {changes && changes.length > 0 ? (
        <ul className={classes.changes} aria-label={messages.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              <ChangedField {...change} />
            </li>
          ))}
        </ul>
      ) : null}
      {questionChanges ? <QuestionCounts changes={questionChanges} /> : null}
    </>
  );
}

function ChangedField({ field, change, before, after }: FieldChange) {
  const label = fieldLabel(field);
  const elements = {
    strong: (text: ReactNode) => <strong>{text}</strong>,
    del: () => <del>{shorten(formatValue(before))}</del>,
    ins: () => <ins>{shorten(formatValue(after))}</ins>,
  };
  if (Array.isArray(before) || Array.isArray(after)) {
    return (
      <>
        {rich(LIST_CHANGES[change](label), elements)}
        <Entries before={formatEntries(before)} after={formatEntries(after)} />
      </>
    );
  }
  return <>{rich(VALUE_CHANGES[change](label), elements)}</>;
}

/** Lists the removed and added entries. */
function Entries({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const removed = before.filter((entry) => !after.includes(entry));
  const added = after.filter((entry) => !before.includes(entry));
  if (removed.length + added.length === 0) return <> {messages.theOrderChanges}</>;
  return (
    <ul>
      {removed.map((entry, index) => (
        <li key={`removed ${index}`}>
          {messages.removed} <del>{shorten(entry)}</del>
        </li>
      ))}
      {added.map((entry, index) => (
        <li key={`added ${index}`}>
          {messages.added} <ins>{shorten(entry)}</ins>
        </li>
      ))}
    </ul>
  );
}
