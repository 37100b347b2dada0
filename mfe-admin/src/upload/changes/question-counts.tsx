import type { QuestionChanges, SomeQuestions } from '@mockingbird/contracts';
import classes from '../result/upload-result.module.css';

function Ids({ label, of: { count, ids } }: { label: string; of: SomeQuestions }) {
  if (count === 0) return null;
  const rest = count - ids.length;
  return (
    <details>
      <summary>{label}</summary>
      <p className={classes.small}>
        {ids.join(', ')}
        {rest > 0 ? ` and ${rest.toLocaleString('en-GB')} more` : ''}
      </p>
    </details>
  );
}

const shown = ({ count }: SomeQuestions): string => count.toLocaleString('en-GB');

/** How many questions an upload removes, changes and adds, and which. */
export function QuestionCounts({ changes }: { changes: QuestionChanges }) {
  const { removed, changed, added, same } = changes;
  return (
    <div className={classes.changes}>
      <p>
        Removes {shown(removed)}, changes {shown(changed)}, adds {shown(added)}.{' '}
        {same > 0 ? `${same.toLocaleString('en-GB')} stay the same.` : ''}
      </p>
      <Ids label="Removed question IDs" of={removed} />
      <Ids label="Changed question IDs" of={changed} />
      <Ids label="Added question IDs" of={added} />
    </div>
  );
}
