import { Field } from '@mockingbird/ui';
import { LEVELS, type Level } from '@mockingbird/exam-core';
import styles from './make-test.module.css';
import * as messages from '../../messages/own-test/form.js';

const LEVEL_TEXTS: Readonly<Record<Level, string>> = {
  easy: messages.levelEasy,
  medium: messages.levelMedium,
  hard: messages.levelHard,
};

interface LevelAndCountProps {
  level: Level | undefined;
  onLevel: (level: Level | undefined) => void;
  /** Number of questions, one of `counts`. */
  count: number;
  counts: readonly number[];
  onCount: (count: number) => void;
}

/** Chooses the level and the number of questions. */
export function LevelAndCount({ level, onLevel, count, counts, onCount }: LevelAndCountProps) {
  return (
    <div className={styles.row}>
      <Field label={messages.level}>
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={level ?? ''}
            onChange={({ currentTarget: { value } }) => onLevel(LEVELS.find((each) => each === value))}
          >
            <option value="">{messages.everyLevel}</option>
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {LEVEL_TEXTS[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={messages.questions}>
        {(control) => (
          <select
            {...control}
            className={styles.select}
            value={count}
            disabled={counts.length === 0}
            onChange={({ currentTarget }) => onCount(Number(currentTarget.value))}
          >
            {counts.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
