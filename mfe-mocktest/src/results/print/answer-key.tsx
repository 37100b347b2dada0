import { optionLetter, type ResultQuestion } from '@mockingbird/exam-core';
import styles from './answer-key.module.css';
import * as messages from '../../messages/results/print.js';

/** The right letters of all questions, at the end of the printed sheet. The screen does not show it. */
export function AnswerKey({ questions }: { questions: readonly ResultQuestion[] }) {
  return (
    <section className={styles.key}>
      <h2>{messages.answerKey}</h2>
      <ol className={styles.answers}>
        {questions.map(({ correctAnswer }, index) => (
          <li key={index}>
            {index + 1} <strong>{optionLetter(correctAnswer)}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
