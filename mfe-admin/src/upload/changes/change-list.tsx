import type { FieldChange, UploadResult } from '@mockingbird/contracts';
import { fieldLabel } from '../form-fields/field-labels.js';
import { entriesOf, shortened, textOf } from './format-value.js';
import { QuestionCounts } from './question-counts.js';
import classes from '../result/upload-result.module.css';

/** What an upload changes, or would change, about what is stored. Nothing for what is new. */
export function Changes({ result: { changes, questionChanges, outcome } }: { result: UploadResult }) {
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
        {label} {change === 'removed' ? 'goes' : change === 'added' ? 'is new' : 'changes'}:
        <Entries before={entriesOf(before)} after={entriesOf(after)} />
      </>
    );
  }
  if (change === 'removed') {
    return (
      <>
        {label} goes. It was: <del>{shortened(textOf(before))}</del>
      </>
    );
  }
  if (change === 'added') {
    return (
      <>
        {label} is new: <ins>{shortened(textOf(after))}</ins>
      </>
    );
  }
  return (
    <>
      {label} changes from <del>{shortened(textOf(before))}</del> to <ins>{shortened(textOf(after))}</ins>
    </>
  );
}

/** The entries of a list that go and that come. */
function Entries({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  const gone = before.filter((entry) => !after.includes(entry));
  const come = after.filter((entry) => !before.includes(entry));
  if (gone.length + come.length === 0) return <> the order is another one.</>;
  return (
    <ul>
      {gone.map((entry, index) => (
        <li key={`gone ${index}`}>
          Goes: <del>{shortened(entry)}</del>
        </li>
      ))}
      {come.map((entry, index) => (
        <li key={`new ${index}`}>
          New: <ins>{shortened(entry)}</ins>
        </li>
      ))}
    </ul>
  );
}
