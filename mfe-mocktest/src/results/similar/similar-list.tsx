import { useState } from 'react';
import { QuizQuestion } from '../../quick-quiz/quiz-question.js';
import type { SimilarQuestions } from './load-similar.js';
import styles from './similar-questions.module.css';

/** Questions of the same topic, with immediate feedback. */
export function SimilarList({ topic, similar }: { topic: string; similar: SimilarQuestions }) {
  const [responses, setResponses] = useState<Readonly<Record<number, number>>>({});
  const { questions, math } = similar;
  if (questions.length === 0) {
    return <p className={styles.empty}>The other tests of this exam have no question on {topic} yet.</p>;
  }
  return (
    <ol role="list" aria-label={`More questions: ${topic}`} className={styles.list}>
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
