import { ButtonLink, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { useHydrated } from '../page/use-hydrated.js';
import type { QuizData } from './load-quiz.js';
import { QuizQuestion } from './quiz-question.js';
import styles from './quick-quiz.module.css';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const counted = (count: number) => `${NUMBERS[count] ?? count} question${count === 1 ? '' : 's'}`;

/**
 * A few questions to try what was read, each answered at once. Without JavaScript it is a list to read, with every
 * answer folded away.
 */
export function QuickQuiz({ quiz: { title, questions, math, more } }: { quiz: QuizData }) {
  const isLive = useHydrated();
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({});
  const count = questions.length;
  const given = Object.keys(answers).length;
  const right = questions.filter(({ correctAnswer }, at) => answers[at] === correctAnswer).length;
  return (
    <Section title={`Warm up: ${counted(count)} on ${title}`} className={styles.quiz}>
      <ol role="list" className={styles.questions}>
        {questions.map((question, at) => (
          <li key={at}>
            <QuizQuestion
              question={question}
              number={at + 1}
              count={count}
              math={math}
              answer={answers[at]}
              onAnswer={
                isLive ? (option) => setAnswers((before) => ({ ...before, [at]: option })) : undefined
              }
            />
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <p role="status" className={styles.score}>
          {given < count ? `${given} of ${count} answered` : `${right} of ${count} right`}
        </p>
        <ButtonLink href={more} variant="quiet">
          {`More questions on ${title}`}
        </ButtonLink>
      </div>
    </Section>
  );
}
