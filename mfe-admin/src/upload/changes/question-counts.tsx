import type { QuestionChanges, SomeQuestions } from '@mockingbird/contracts';
import classes from '../result/result-panel.module.css';
import * as messages from '../../messages/upload/changes.js';

function QuestionIds({ label, of: { count, ids } }: { label: string; of: SomeQuestions }) {
  if (count === 0) return null;
  const rest = count - ids.length;
  return (
    <details>
      <summary>{label}</summary>
      <p className={classes.small}>
        {ids.join(', ')}
        {rest > 0 ? messages.andMore(rest.toLocaleString('en-GB')) : ''}
      </p>
    </details>
  );
}

const formatCount = ({ count }: SomeQuestions): string => count.toLocaleString('en-GB');

/** Shows how many questions an upload removes, changes and adds, with their ids. */
export function QuestionCounts({ changes }: { changes: QuestionChanges }) {
  const { removed, changed, added, same } = changes;
  return (
    <div className={classes.changes}>
      <p>
        {messages.removesChangesAdds(formatCount(removed), formatCount(changed), formatCount(added))}{' '}
        {same > 0 ? messages.stayTheSame(same.toLocaleString('en-GB')) : ''}
      </p>
      <QuestionIds label={messages.removedQuestionIds} of={removed} />
      <QuestionIds label={messages.changedQuestionIds} of={changed} />
      <QuestionIds label={messages.addedQuestionIds} of={added} />
    </div>
  );
}
