import { classNames, Section } from '@mockingbird/ui';
import type { AttemptResult } from '../../results/attempt-result.js';
import type { DeckCard } from '../deck/card.js';
import { practiceDays, SHOWN_DAYS } from './figures/practice-days.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

export interface PracticeDaysProps {
  results: readonly AttemptResult[];
  cards: readonly DeckCard[];
  /** Epoch milliseconds. */
  now: number;
}

/** The days of the last four weeks on which the student practiced. */
export function PracticeDays({ results, cards, now }: PracticeDaysProps) {
  const times = [
    ...results.map(({ submittedAt }) => submittedAt),
    ...cards.flatMap(({ schedule }) => schedule.lastReview ?? []),
  ];
  const days = practiceDays(times, now);
  const count = days.filter((day) => day.count > 0).length;
  return (
    <Section title={messages.daysYouPracticed}>
      <p>{messages.ofTheLast(messages.days(count), SHOWN_DAYS)}</p>
      <div className={styles.calendar} aria-hidden="true">
        {days.map(({ at, count: practiced }) => (
          <span key={at} className={classNames(styles.day, practiced > 0 && styles.practiced)} />
        ))}
      </div>
    </Section>
  );
}
