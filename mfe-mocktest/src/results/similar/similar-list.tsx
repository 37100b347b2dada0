import { useState } from 'react';
import { QuizQuestion } from '../../quick-quiz/quiz-question.js';
import type { SimilarQuestions } from './load-similar.js';
import styles from './similar-questions.module.css';
import * as messages from '../../messages/results/similar/similar-list.js';

/** Questions of the same topic, with immediate feedback. */
export function SimilarList({ topic, similar }: { topic: string; similar: SimilarQuestions }) {
  const [responses, setResponses] = useState<Readonly<Record<number, number>>>({});
  const { questions, math } = similar;
  if (questions.length === 0) {
    return <p className={styles.empty}>{messages.theOtherTests(topic)}</p>;
  }
  return (
    <ol role="list" aria-label={messages.moreQuestions(topic)} className={styles.list}>
      {questions.map((question, index) => (
        <li key={index}>
          <QuizQuestion
            question={question}
            number={index + 1}
            count={questions.length}
            math={math}
            response={responses[index]}
            onRespond={(option) => setResponses((before) => ({ ...before, [index]: option }))}
          />
        </li>
      ))}
    </ol>
  );
}
