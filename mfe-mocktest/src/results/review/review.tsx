import { marksOfQuestions, type Outcome, type Score } from '@mockingbird/exam-core';
import { locatePassages } from '@mockingbird/question-view';
import { ChipButton, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { OUTCOME_LABELS } from './outcome-texts.js';
import type { AttemptResult } from './attempt-result.js';
import { ReviewQuestion } from './review-question.js';
import styles from './review.module.css';

const OUTCOMES: readonly Outcome[] = ['wrong', 'skipped', 'right'];

/** All questions with the answer key and the response. The reader can filter them by outcome. */
export function Review({ result, score }: { result: AttemptResult; score: Score }) {
  const [filter, setFilter] = useState<Outcome>();
  const { questions, math } = result;
  const points = marksOfQuestions(questions.length, result);
  const passageLocations = locatePassages(questions);
  const counts = { right: score.right, wrong: score.wrong, skipped: score.skipped };
  return (
    <Section title="Review" id="review">
      <div className={styles.filter} role="group" aria-label="Questions shown">
        <ChipButton pressed={filter === undefined} onClick={() => setFilter(undefined)}>
          All {questions.length}
        </ChipButton>
        {OUTCOMES.map((outcome) => (
          <ChipButton key={outcome} pressed={filter === outcome} onClick={() => setFilter(outcome)}>
            {OUTCOME_LABELS[outcome]} {counts[outcome]}
          </ChipButton>
        ))}
      </div>
      {questions.map((question, index) => {
        const outcome = score.outcomes[index];
        const questionPoints = points[index];
        if (!outcome || !questionPoints || (filter && filter !== outcome)) return null;
        return (
          <ReviewQuestion
            key={index}
            question={question}
            number={index + 1}
            outcome={outcome}
            points={questionPoints}
            math={math}
            passageShownAt={filter ? undefined : passageLocations[index]}
          />
        );
      })}
      {filter && counts[filter] === 0 ? <p className={styles.empty}>No question of this kind.</p> : null}
    </Section>
  );
}
