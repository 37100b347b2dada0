import type { FieldChange, UploadResult } from '@mockingbird/contracts';
import { fieldLabel } from '../form-fields/field-labels.js';
import { formatEntries, shorten, formatValue } from './format-value.js';
import { QuestionCounts } from './question-counts.js';
import classes from '../result/result-panel.module.css';

/** Lists what an upload changes, or would change. New objects have no list. */
export function ChangeList({ result: { changes, questionChanges, outcome } }: { result: UploadResult }) {
  if (outcome === 'unchanged') return null;
  return (
    <>
      {changes && changes.length > 0 ? (
        <ul className={classes.changes} aria-label="Changes">
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
  const label = <strong>{fieldLabel(field)}</strong>;
  if (Array.isArray(before) || Array.isArray(after)) {
    return (
      <>
        {label} {change === 'removed' ? 'is removed' : change === 'added' ? 'is added' : 'changes'}:
        <Entries before={formatEntries(before)} after={formatEntries(after)} />
      </>
    );
  }
  if (change === 'removed') {
    return (
      <>
        {label} is removed. It was: <del>{shorten(formatValue(before))}</del>
      </>
    );
  }
  if (change === 'added') {
    return (
      <>
        {label} is added: <ins>{shorten(formatValue(after))}</ins>
      </>
    );
  }
  return (
    <>
      {label} changes from <del>{shorten(formatValue(before))}</del> to{' '}
      <ins>{shorten(formatValue(after))}</ins>
    </>
  );
}

/** Lists the removed and added entries. */
function Entries({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const removed = before.filter((entry) => !after.includes(entry));
  const added = after.filter((entry) => !before.includes(entry));
  if (removed.length + added.length === 0) return <> the order changes.</>;
  return (
    <ul>
      {removed.map((entry, index) => (
        <li key={`removed ${index}`}>
          Removed: <del>{shorten(entry)}</del>
        </li>
      ))}
      {added.map((entry, index) => (
        <li key={`added ${index}`}>
          Added: <ins>{shorten(entry)}</ins>
        </li>
      ))}
    </ul>
  );
}
