import { CLOCK_FACTORS, durationMsOf, type ClockFactor } from '@mockingbird/exam-core';
import { Field } from '@mockingbird/ui';
import { durationText } from '../clock/duration-text.js';
import styles from './clock-choice.module.css';
import * as messages from '../../messages/runner/start.js';

const MS_PER_MINUTE = 60_000;

/** Minutes of a chosen clock, such as 37.5; 0 without a clock. */
export const minutesOf = (minutes: number, factor: ClockFactor): number =>
  durationMsOf(minutes, factor) / MS_PER_MINUTE;

function describeFactor(minutes: number, factor: ClockFactor): string {
  if (factor === 0) return messages.noClock;
  const name = factor === 1 ? messages.timeOfTheExam : messages.timesTheTime(factor);
  return `${name}: ${durationText(minutesOf(minutes, factor))}`;
}

export interface ClockChoiceProps {
  /** Duration of the mock test. */
  minutes: number;
  factor: ClockFactor;
  /** Without a clock the sections do not lock, so an adaptive test cannot choose its questions. */
  needsClock: boolean;
  onChange: (factor: ClockFactor) => void;
}

/** The choice of more time, or of no clock, before the start. */
export function ClockChoice({ minutes, factor, needsClock, onChange }: ClockChoiceProps) {
  return (
    <Field label={messages.yourClock} className={styles.choice ?? ''}>
      {(control) => (
        <select
          {...control}
          className={styles.select}
          value={factor}
          onChange={({ currentTarget }) => {
            const chosen = CLOCK_FACTORS.find((each) => String(each) === currentTarget.value);
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {CLOCK_FACTORS.filter((each) => each > 0 || !needsClock).map((each) => (
            <option key={each} value={each}>
              {describeFactor(minutes, each)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
