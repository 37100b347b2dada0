import type { Question } from '@mockingbird/contracts';
import type { MathDictionary } from '@mockingbird/question-view';
import { useStore } from 'zustand';
import type { Session } from '../attempt/attempt-session.js';
import { ResponseOption } from './response-option.js';
import styles from './response-options.module.css';

export interface ResponseOptionsProps {
  question: Question;
  /** The question's key in the attempt. */
  questionKey: string;
  /** One-based. */
  number: number;
  math: MathDictionary;
  /** Zero-based index of the chosen option. */
  chosen: number | null | undefined;
  session: Session;
  /** In the hall, options can be ruled out. */
  inHall: boolean;
}

const NONE_STRUCK: readonly number[] = [];

/** The options of an open question. */
export function ResponseOptions(props: ResponseOptionsProps) {
  const { question, questionKey, number, math, chosen, session, inHall } = props;
  const { store, send } = session;
  const struck = useStore(store, ({ attempt }) => attempt.items.get(questionKey)?.struck ?? NONE_STRUCK);
  const strike = (option: number, isStruck: boolean) =>
    send({ type: 'strike', question: questionKey, option, struck: isStruck });
  return (
    <div className={styles.options}>
      {question.options.map((option, index) => (
        <ResponseOption
          key={index}
          option={option}
          index={index}
          number={number}
          math={math}
          checked={chosen === index}
          struck={struck.includes(index)}
          onStrike={inHall ? strike : undefined}
          onChoose={(choice) => send({ type: 'answer', question: questionKey, option: choice })}
        />
      ))}
    </div>
  );
}
