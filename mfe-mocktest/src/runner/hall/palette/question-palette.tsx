import { PALETTE_STATES, paletteState, type Attempt, type PaletteState } from '@mockingbird/exam-core';
import { classNames } from '@mockingbird/ui';
import { memo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../attempt/attempt-session.js';
import { STATE_TEXTS } from './palette-texts.js';
import styles from './question-palette.module.css';

interface PaletteButtonProps {
  /** Zero-based position of the question. */
  index: number;
  state: PaletteState;
  isCurrent: boolean;
  onGo: (index: number) => void;
}

const STATE_CLASSES: Readonly<Record<PaletteState, string | undefined>> = {
  'not-visited': undefined,
  'not-answered': styles.notAnswered,
  answered: styles.answered,
  marked: styles.marked,
  'answered-and-marked': classNames(styles.marked, styles.both),
};

/** Renders again only when its own question changes: a test may have 200 of them. */
const PaletteButton = memo(function PaletteButton({ index, state, isCurrent, onGo }: PaletteButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.question, STATE_CLASSES[state])}
      aria-label={`Question ${index + 1}, ${STATE_TEXTS[state].toLowerCase()}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onGo(index)}
    >
      {index + 1}
    </button>
  );
});

/** One digit for each question, so that the palette renders only when a state changes, not with each tick of the clock. */
const listStates = ({ items }: Attempt, keys: readonly string[]): string =>
  keys
    .map((key) => {
      const item = items.get(key);
      return item ? PALETTE_STATES.indexOf(paletteState(item)) : 0;
    })
    .join('');

export interface QuestionPaletteProps {
  session: Session;
  /** Keys of all questions, in the order of the test. */
  keys: readonly string[];
  /** Zero-based position of the current question. */
  index: number;
  onGo: (index: number) => void;
}

/** A button for each question with its state, and how many questions are in each state. */
export function QuestionPalette({ session, keys, index, onGo }: QuestionPaletteProps) {
  const digits = useStore(session.store, ({ attempt }) => listStates(attempt, keys));
  const states = Array.from(digits, (digit) => PALETTE_STATES[Number(digit)] ?? 'not-visited');
  return (
    <nav aria-label="Questions" className={styles.palette}>
      <ol role="list" className={styles.questions}>
        {states.map((state, at) => (
          <li key={keys[at]}>
            <PaletteButton index={at} state={state} isCurrent={at === index} onGo={onGo} />
          </li>
        ))}
      </ol>
      <dl className={styles.legend}>
        {PALETTE_STATES.map((state) => (
          <div key={state}>
            <dt>
              <span aria-hidden="true" className={classNames(styles.sample, STATE_CLASSES[state])} />
              {STATE_TEXTS[state]}
            </dt>
            <dd>{states.filter((each) => each === state).length}</dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
