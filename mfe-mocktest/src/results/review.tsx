import { marksOfQuestions, type Outcome, type Score } from '@mockingbird/exam-core';
import { ChipButton, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { passagePlaces } from '../questions/passage-locations.js';
import { OUTCOME_WORDS } from './outcome-texts.js';
import type { TestResult } from './attempt-result.js';
import { ReviewQuestion } from './review-question.js';
import styles from './review.module.css';

const OUTCOMES: readonly Outcome[] = ['wrong', 'skipped', 'right'];

/** Every question again, with the right and the chosen answer; the reader may look at those of one outcome alone. */
export function Review({ result, score }: { result: TestResult; score: Score }) {
  const [shown, setShown] = useState<Outcome>();
  const { questions, math } = result;
  const marks = marksOfQuestions(questions.length, result);
  const passages = passagePlaces(questions);
  const counts = { right: score.right, wrong: score.wrong, skipped: score.skipped };
  return (
    <Section title="Review" id="review">
      <div className={styles.filter} role="group" aria-label="Questions shown">
        <ChipButton pressed={shown === undefined} onClick={() => setShown(undefined)}>
          All {questions.length}
        </ChipButton>
        {OUTCOMES.map((outcome) => (
          <ChipButton key={outcome} pressed={shown === outcome} onClick={() => setShown(outcome)}>
            {OUTCOME_WORDS[outcome]} {counts[outcome]}
          </ChipButton>
        ))}
      </div>
      {questions.map((question, index) => {
        const outcome = score.outcomes[index];
        const worth = marks[index];
        if (!outcome || !worth || (shown && shown !== outcome)) return null;
        return (
          <ReviewQuestion
            key={index}
            question={question}
            number={index + 1}
            outcome={outcome}
            marks={worth}
            math={math}
            passageAt={shown ? undefined : passages[index]}
          />
        );
      })}
      {shown && counts[shown] === 0 ? <p className={styles.empty}>No question of this kind.</p> : null}
    </Section>
  );
}
