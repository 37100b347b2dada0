import { arithmeticOf, formatFixed, formatRounded, PASS_PERCENT, type Score } from '@mockingbird/exam-core';
import { toNumber } from '@mockingbird/remote-kit';
import { FactList, ScoreRing } from '@mockingbird/ui';
import styles from './score-panel.module.css';

/** The score, whether it passes, and its calculation. */
export function ScorePanel({ score }: { score: Score }) {
  const { passed, percentage, total, maximum, accuracy, attemptRate, right, wrong, skipped } = score;
  const percent = `${formatFixed(percentage)}%`;
  const verdict = passed ? 'passed' : 'not passed';
  const facts = [
    { term: 'Right', value: right },
    { term: 'Wrong', value: wrong },
    { term: 'Not answered', value: skipped },
    { term: 'Accuracy', value: accuracy ? `${formatFixed(accuracy)}%` : 'No answers' },
    { term: 'Attempt rate', value: `${formatFixed(attemptRate)}%` },
  ];
  return (
    <section className={styles.panel} aria-label="Score">
      <ScoreRing
        percent={toNumber(percentage)}
        tone={passed ? 'right' : 'wrong'}
        label={`Percentage: ${percent}, ${verdict}`}
      />
      <div className={styles.words}>
        <p className={styles.score}>
          {formatRounded(total)} of {formatRounded(maximum)} marks: {verdict}
        </p>
        <p>
          {percent}.{' '}
          {passed
            ? `Congratulations, you passed: ${PASS_PERCENT}% was needed.`
            : `You did not pass this time: ${PASS_PERCENT}% is needed. Read the review below and try again.`}
        </p>
        <p className={styles.arithmetic}>{arithmeticOf(score)}</p>
        <FactList items={facts} />
      </div>
    </section>
  );
}
