import type { QuestionDifference, QuestionsDifference } from '@mockingbird/contracts';
import type { MathDictionary } from '@mockingbird/question-view';
import { Button, Tag, type TagTone } from '@mockingbird/ui';
import { compareQuestion } from './compare-question.js';
import { FieldDifferences } from './field-differences.js';
import { ShownQuestion } from './shown-question.js';
import classes from './difference.module.css';
import * as messages from '../../messages/history/difference.js';

const TONES: Record<QuestionDifference['change'], TagTone> = {
  removed: 'wrong',
  changed: 'mark',
  added: 'right',
};
const LABELS = {
  removed: messages.removedQuestion,
  changed: messages.changedQuestion,
  added: messages.addedQuestion,
} as const;

const formatCount = (count: number): string => count.toLocaleString('en-GB');

export interface QuestionDifferencesProps {
  /** The pages that are loaded, the first one first. */
  pages: readonly QuestionsDifference[];
  /** Loads the next page; absent after the last one. */
  onMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
}

/** The questions that were removed, changed and added. */
export function QuestionDifferences({ pages, onMore, isLoadingMore = false }: QuestionDifferencesProps) {
  const [first] = pages;
  if (!first) return null;
  const { removed, changed, added, same } = first.counts;
  const differences = pages.flatMap(({ questions, math }) => questions.map((of) => ({ of, math })));
  return (
    <>
      <p>
        {messages.questionCounts(formatCount(removed), formatCount(changed), formatCount(added))}{' '}
        {messages.sameQuestions(same)} {first.isReordered ? messages.otherOrder : ''}
      </p>
      {differences.length > 0 ? (
        <ol className={classes.questions}>
          {differences.map(({ of, math }, index) => (
            <li key={`${of.change} ${of.questionId}`}>
              <QuestionEntry difference={of} number={index + 1} math={math} />
            </li>
          ))}
        </ol>
      ) : null}
      {onMore ? (
        <p>
          <Button variant="quiet" aria-disabled={isLoadingMore || undefined} onClick={onMore}>
            {messages.moreQuestions}
          </Button>
        </p>
      ) : null}
    </>
  );
}

interface QuestionEntryProps {
  difference: QuestionDifference;
  number: number;
  math: MathDictionary;
}

function QuestionEntry({ difference, number, math }: QuestionEntryProps) {
  const { change, questionId, before, after } = difference;
  const single = before && after ? undefined : (before ?? after);
  return (
    <>
      <p className={classes.head}>
        <Tag tone={TONES[change]}>{LABELS[change]}</Tag> <code>{questionId}</code>
      </p>
      {before && after ? (
        <>
          <FieldDifferences fields={compareQuestion(before, after)} />
          <details className={classes.both}>
            <summary>{messages.asStudentsSee}</summary>
            <h4>{messages.before}</h4>
            <ShownQuestion question={before} number={number} math={math} />
            <h4>{messages.after}</h4>
            <ShownQuestion question={after} number={number} math={math} />
          </details>
        </>
      ) : null}
      {single ? <ShownQuestion question={single} number={number} math={math} /> : null}
    </>
  );
}
