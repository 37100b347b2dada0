import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { ButtonLink, Section } from '@mockingbird/ui';
import { useState } from 'react';
import type { QuizData } from './load-quiz.js';
import { QuizQuestion } from './quiz-question.js';
import styles from './quick-quiz.module.css';
import * as messages from '../messages/quick-quiz/quick-quiz.js';

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];
const formatQuestionCount = (count: number) => messages.questionsInWords(count, NUMBER_WORDS[count] ?? count);

/**
 * A few practice questions with immediate feedback. Without JavaScript it is a list with each answer in a closed
 * `<details>` element.
 */
export function QuickQuiz({ quiz: { title, questions, math, moreHref } }: { quiz: QuizData }) {
  const isInteractive = useHydrated();
  const [responses, setResponses] = useState<Readonly<Record<number, number>>>({});
  const count = questions.length;
  const answeredCount = Object.keys(responses).length;
  const right = questions.filter(({ correctAnswer }, index) => responses[index] === correctAnswer).length;
  return (
    <Section title={messages.warmUp(formatQuestionCount(count), title)} className={styles.quiz}>
      <ol role="list" className={styles.questions}>
        {questions.map((question, index) => (
          <li key={index}>
            <QuizQuestion
              question={question}
              number={index + 1}
              count={count}
              math={math}
              response={responses[index]}
              onRespond={
                isInteractive
                  ? (option) => setResponses((before) => ({ ...before, [index]: option }))
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p role="status" className={styles.score}>
          {answeredCount < count ? messages.ofAnswered(answeredCount, count) : messages.ofRight(right, count)}
        </p>
        <ButtonLink href={moreHref} variant="quiet">
          {messages.moreQuestions(title)}
        </ButtonLink>
      </div>
    </Section>
  );
}
