import { attachResponses, outcomeOf, type Attempt, type Outcome } from '@mockingbird/exam-core';
import { Button, ButtonLink, FactList } from '@mockingbird/ui';
import { useEffect, useRef } from 'react';
import { mockTestTitle } from '../exam/mock-test-title.js';
import { examPath } from '../paths.js';
import { timeText } from '../results/times/time-text.js';
import type { SelectedTest } from '../runner/selection/selected-test.js';
import styles from './practice-summary.module.css';
import * as messages from '../messages/practice/practice-summary.js';

export interface PracticeSummaryProps {
  test: SelectedTest;
  /** The finished attempt. */
  attempt: Attempt;
  onPractice: (keys: readonly string[]) => void;
  onClose: () => void;
}

function describe(right: number, answered: number, all: number): string {
  if (answered === 0) return messages.youCheckedNoAnswer;
  if (right === all) return messages.allRightYouCan(all);
  const rest = all - answered;
  return messages.ofRight(
    right,
    messages.answers(answered),
    rest > 0 ? messages.notAnsweredAfterComma(rest) : '',
  );
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
        {messages.practiceFinished}
      </h1>
      <p className={styles.sentence}>{describe(right, right + countOf('wrong'), data.length)}</p>
      <FactList
        items={[
          { term: messages.right, value: right },
          { term: messages.wrong, value: countOf('wrong') },
          { term: messages.notAnswered, value: countOf('skipped') },
          { term: messages.time, value: timeText(attempt.clock.usedMs) },
        ]}
      />
      <div className={styles.actions}>
        {wrong.length > 0 ? (
          <Button onClick={() => onPractice(wrong)}>
            {messages.practiceMyAgain(messages.mistakes(wrong.length))}
          </Button>
        ) : null}
        {skipped.length > 0 ? (
          <Button variant={wrong.length > 0 ? 'quiet' : 'primary'} onClick={() => onPractice(skipped)}>
            {messages.practiceTheNotAnswered(skipped.length)}
          </Button>
        ) : null}
        <Button variant={right === data.length ? 'primary' : 'quiet'} onClick={onClose}>
          {messages.openMeta(mockTestTitle(meta))}
        </Button>
        <ButtonLink href={examPath(meta.examId)} variant="ghost">
          {messages.moreTests(meta.examTitle)}
        </ButtonLink>
        <ButtonLink href="/" variant="ghost">
          {messages.backToHome}
        </ButtonLink>
      </div>
      <p className={styles.note}>{messages.practiceIsNotSaved}</p>
    </section>
  );
}
