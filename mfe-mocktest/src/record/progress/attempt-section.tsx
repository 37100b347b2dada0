import { formatRounded } from '@mockingbird/exam-core';
import { Link } from '@mockingbird/platform';
import { Button, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { resultsPath } from '../../paths.js';
import { formatDay, formatPercent } from './figures/format.js';
import type { ScoredResult } from './figures/scored-result.js';
import styles from './progress-content.module.css';
import * as messages from '../../messages/record/progress.js';

/** Attempts that are shown first. */
const FIRST_ATTEMPTS = 10;

/** All attempts of this device, the newest first. Each opens its own result. */
export function AttemptSection({ scored }: { scored: readonly ScoredResult[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (scored.length === 0) return null;
  const shown = showsAll ? scored : scored.slice(0, FIRST_ATTEMPTS);
  return (
    <Section title={messages.yourTests}>
      <ul role="list" className={styles.attempts}>
        {shown.map(({ result, score, percent }) => (
          <li key={`${result.testId} ${result.submittedAt}`} className={styles.attempt}>
            <Link to={resultsPath(result.testId)} state={result}>
              {result.title}
            </Link>
            <span className={styles.score}>
              {formatPercent(percent)}, {score.passed ? 'passed' : messages.notPassed}
            </span>
            <span className={styles.note}>
              {messages.ofMarks(
                formatDay(result.submittedAt),
                formatRounded(score.total),
                formatRounded(score.maximum),
              )}
            </span>
          </li>
        ))}
      </ul>
      {showsAll || scored.length <= FIRST_ATTEMPTS ? null : (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          {messages.showMore(messages.earlierTests(scored.length - FIRST_ATTEMPTS))}
        </Button>
      )}
    </Section>
  );
}
