import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { useMemo } from 'react';
import { PROGRESS_PATH, PROGRESS_REVIEW_PATH, resultsPath } from '../../paths.js';
import { readSummaries } from '../attempts/attempt-summary.js';
import { countDue } from '../deck/deck-summary.js';
import { readLastResults } from '../results/last-result.js';
import { formatShortDay } from './format-day.js';
import { restText } from './rest-text.js';
import styles from './study-summary.module.css';
import * as messages from '../../messages/record/summary.js';

/** One thing that a returning student may want. */
interface SummaryCard {
  href: string;
  label: string;
  value: string;
}

/** What the site promises. A first visitor sees it where a returning student finds their own work. */
const PROMISES: readonly Omit<SummaryCard, 'href'>[] = [
  { label: messages.noAccount, value: messages.startRightAway },
  { label: messages.free, value: messages.noAdvertising },
  { label: messages.privateLabel, value: messages.onYourDevice },
];

/** The open test, the due mistakes and the last result of this device. */
function readCards(): SummaryCard[] {
  const [attempt] = readSummaries();
  const [result] = readLastResults();
  const due = countDue(Date.now());
  const cards: SummaryCard[] = [];
  if (attempt)
    cards.push({
      href: attempt.address,
      label: messages.continueAttempt(restText(attempt)),
      value: attempt.title,
    });
  if (due > 0)
    cards.push({
      href: PROGRESS_REVIEW_PATH,
      label: messages.practice,
      value: messages.questionsDue(messages.questions(due)),
    });
  if (result) {
    const label = messages.lastResult(result.percent, formatShortDay(result.submittedAt));
    cards.push({ href: resultsPath(result.testId), label, value: result.title });
  }
  if (cards.length > 0)
    cards.push({ href: PROGRESS_PATH, label: messages.progress, value: messages.allYourTests });
  return cards;
}

const NO_CARDS: readonly SummaryCard[] = [];

/** One row at the top of home. It has the same height for everybody, because the server does not know the device. */
export function StudySummary() {
  const hydrated = useHydrated();
  const cards = useMemo(() => (hydrated ? readCards() : NO_CARDS), [hydrated]);
  return (
    <section
      className={styles.summary}
      aria-label={cards.length > 0 ? messages.yourTests : messages.whyMockingbird}
    >
      <ul role="list" className={styles.row}>
        {cards.length > 0
          ? cards.map(({ href, label, value }) => (
              <li key={href} className={styles.item}>
                <a href={href} className={styles.card}>
                  <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
                </a>
              </li>
            ))
          : PROMISES.map(({ label, value }) => (
              <li key={label} className={styles.promise}>
                <span className={styles.label}>{label}</span> <span className={styles.value}>{value}</span>
              </li>
            ))}
      </ul>
    </section>
  );
}
