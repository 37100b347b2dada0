import { marksOfQuestions, type Score } from '@mockingbird/exam-core';
import { locatePassages } from '@mockingbird/question-view';
import { Link } from '@mockingbird/platform';
import { ChipButton, Section, rich } from '@mockingbird/ui';
import { useState } from 'react';
import { testDeckPath } from '../../record/deck/deck-paths.js';
import type { AttemptResult } from '../attempt-result.js';
import { AnswerKey } from '../print/answer-key.js';
import { listFilters, type ReviewFilter } from './review-filters.js';
import { ReviewNumbers } from './review-numbers.js';
import { ReviewQuestion } from './review-question.js';
import styles from './review.module.css';
import * as messages from '../../messages/results/review/review.js';

/** All questions with the answer key and the response. The reader can filter them. A printed sheet has all of them. */
export function Review({ result, score }: { result: AttemptResult; score: Score }) {
  const [filter, setFilter] = useState<ReviewFilter>();
  const { questions, math } = result;
  const points = marksOfQuestions(questions.length, result);
  const passageLocations = locatePassages(questions);
  const filters = listFilters(questions, score);
  const shown = filters.find(({ id }) => id === filter)?.indexes;
  return (
    <Section title={messages.review} id="review">
      <div className={styles.filter} role="group" aria-label={messages.questionsShown}>
        <ChipButton pressed={filter === undefined} onClick={() => setFilter(undefined)}>
          {messages.allLength(questions.length)}
        </ChipButton>
        {filters.map(({ id, label, indexes }) => (
          <ChipButton key={id} pressed={filter === id} onClick={() => setFilter(id)}>
            {label} {indexes.size}
          </ChipButton>
        ))}
      </div>
      {score.outcomes.every((outcome) => outcome === 'right') ? null : (
        <p className={styles.deck}>
          {rich(messages.theQuestionsYouMissed, {
            link: (text) => <Link to={testDeckPath(result.testId)}>{text}</Link>,
          })}
        </p>
      )}
      <div className={styles.columns}>
        <ReviewNumbers outcomes={score.outcomes} shown={shown} />
        <div className={styles.questions}>
          {questions.map((question, index) => {
            const outcome = score.outcomes[index];
            const questionPoints = points[index];
            if (!outcome || !questionPoints) return null;
            return (
              <div key={index} hidden={shown !== undefined && !shown.has(index)} className={styles.item}>
                <ReviewQuestion
                  question={question}
                  number={index + 1}
                  outcome={outcome}
                  points={questionPoints}
                  math={math}
                  passageShownAt={filter ? undefined : passageLocations[index]}
                />
              </div>
            );
          })}
          {shown?.size === 0 ? <p className={styles.empty}>{messages.nothingHere}</p> : null}
        </div>
      </div>
      <AnswerKey questions={questions} />
    </Section>
  );
}
