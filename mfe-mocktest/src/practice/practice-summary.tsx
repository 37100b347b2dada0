import { attachResponses, outcomeOf, type Attempt, type Outcome } from '@mockingbird/exam-core';
import { pluralize } from '@mockingbird/remote-kit';
import { Button, ButtonLink, FactList } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import { mockTestTitle } from '../exam/mock-test-title.js';
import { examPath } from '../paths.js';
import { timeText } from '../results/times/time-text.js';
import type { SelectedTest } from '../runner/selection/selected-test.js';
import styles from './practice-summary.module.css';

export interface PracticeSummaryProps {
  test: SelectedTest;
  /** The finished attempt. */
  attempt: Attempt;
  onPractice: (keys: readonly string[]) => void;
  onClose: () => void;
}

function describe(right: number, answered: number, all: number): string {
  if (answered === 0) return 'You checked no answer this time.';
  if (right === all) return `All ${all} right. You can take the test now.`;
  const rest = all - answered;
  return `${right} of ${pluralize(answered, 'answer')} right${rest > 0 ? `, ${rest} not answered` : ''}.`;
}

/** The end of a practice: the counts, and the way to practice the wrong ones again. */
export function PracticeSummary({ test, attempt, onPractice, onClose }: PracticeSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { meta, data } = test;
  const outcomes = attachResponses(attempt, data).map(outcomeOf);
  const countOf = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length;
  // Only questions with an id can be found again in the whole test.
  const keysOf = (outcome: Outcome) =>
    data.flatMap(({ questionId }, index) =>
      questionId !== undefined && outcomes[index] === outcome ? [questionId] : [],
    );
  const right = countOf('right');
  const [wrong, skipped] = [keysOf('wrong'), keysOf('skipped')];
  return (
    <section className={styles.summary} aria-labelledby="practice-summary">
      <h1 ref={heading} id="practice-summary" tabIndex={-1} className={styles.title}>
        Practice finished
      </h1>
      <p className={styles.sentence}>{describe(right, right + countOf('wrong'), data.length)}</p>
      <FactList
        items={[
          { term: 'Right', value: right },
          { term: 'Wrong', value: countOf('wrong') },
          { term: 'Not answered', value: countOf('skipped') },
          { term: 'Time', value: timeText(attempt.clock.usedMs) },
        ]}
      />
      <div className={styles.actions}>
        {wrong.length > 0 ? (
          <Button onClick={() => onPractice(wrong)}>
            {`Practice my ${pluralize(wrong.length, 'mistake')} again`}
          </Button>
        ) : null}
        {skipped.length > 0 ? (
          <Button variant={wrong.length > 0 ? 'quiet' : 'primary'} onClick={() => onPractice(skipped)}>
            {`Practice the ${skipped.length} not answered`}
          </Button>
        ) : null}
        <Button variant={right === data.length ? 'primary' : 'quiet'} onClick={onClose}>
          {`Open ${mockTestTitle(meta)}`}
        </Button>
        <ButtonLink href={examPath(meta.examId)} variant="ghost">
          {`More ${meta.examTitle} tests`}
        </ButtonLink>
        <ButtonLink href="/" variant="ghost">
          Back to Home
        </ButtonLink>
      </div>
      <p className={styles.note}>Practice is not saved as a result and does not count in our statistics.</p>
    </section>
  );
}
