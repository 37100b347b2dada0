import { PALETTE_STATES, paletteState, type Attempt, type PaletteState } from '@mockingbird/exam-core';
import { classNames } from '@mockingbird/ui';
import { memo } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../attempt/attempt-session.js';
import type { PaletteGroup } from './palette-groups.js';
import { STATE_TEXTS } from './palette-texts.js';
import styles from './question-palette.module.css';
import * as messages from '../../../messages/runner/hall/palette.js';

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
      aria-label={messages.questionAndState(index + 1, STATE_TEXTS[state].toLowerCase())}
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
  /** The questions by section. */
  groups: readonly PaletteGroup[];
  onGo: (index: number) => void;
}

interface GroupProps extends Pick<QuestionPaletteProps, 'keys' | 'index' | 'onGo'> {
  group: PaletteGroup;
  states: readonly PaletteState[];
}

const isAnswered = (state: PaletteState) => state === 'answered' || state === 'answered-and-marked';

/** The heading of a section: a way to its first question, or why there is none. */
function GroupHeading({ group, states, onGo }: Omit<GroupProps, 'keys' | 'index'>) {
  const { name, from, end, state } = group;
  const answered = states.slice(from, end).filter(isAnswered).length;
  if (name === undefined) return null;
  if (state === 'open')
    return (
      <h3 className={styles.section}>
        <button type="button" className={styles.jump} onClick={() => onGo(from)}>
          {name}
        </button>
      </h3>
    );
  return (
    <h3 className={styles.section}>
      {name}
      <span className={styles.closed}>
        {state === 'finished' ? messages.finishedOfAnswered(answered, end - from) : messages.lockedOpensLater}
      </span>
    </h3>
  );
}

/** The questions of one section. A closed section has no buttons. */
function Group({ group, states, keys, index, onGo }: GroupProps) {
  return (
    <div className={styles.group}>
      <GroupHeading group={group} states={states} onGo={onGo} />
      {group.state === 'open' ? (
        <ol role="list" className={styles.questions}>
          {states.slice(group.from, group.end).map((state, position) => {
            const at = group.from + position;
            return (
              <li key={keys[at]}>
                <PaletteButton index={at} state={state} isCurrent={at === index} onGo={onGo} />
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  );
}

/** A button for each open question with its state, and how many questions are in each state. */
export function QuestionPalette(props: QuestionPaletteProps) {
  const { session, keys, index, groups, onGo } = props;
  const digits = useStore(session.store, ({ attempt }) => listStates(attempt, keys));
  const states = Array.from(digits, (digit) => PALETTE_STATES[Number(digit)] ?? 'not-visited');
  return (
    <nav aria-label={messages.questions} className={styles.palette}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.from} group={group} states={states} keys={keys} index={index} onGo={onGo} />
        ))}
      </div>
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
