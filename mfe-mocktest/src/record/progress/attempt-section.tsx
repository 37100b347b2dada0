import { formatRounded } from '@mockingbird/exam-core';
import { pluralize } from '@mockingbird/remote-kit';
import { Link } from '@mockingbird/platform';
import { Button, Section } from '@mockingbird/ui';
import { useState } from 'react';
import { resultsPath } from '../../paths.js';
import { formatDay, formatPercent } from './figures/format.js';
import type { ScoredResult } from './figures/scored-result.js';
import styles from './progress-content.module.css';

/** Attempts that are shown first. */
const FIRST_ATTEMPTS = 10;

/** All attempts of this device, the newest first. Each opens its own result. */
export function AttemptSection({ scored }: { scored: readonly ScoredResult[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (scored.length === 0) return null;
  const shown = showsAll ? scored : scored.slice(0, FIRST_ATTEMPTS);
  return (
    <Section title="Your tests">
      <ul role="list" className={styles.attempts}>
        {shown.map(({ result, score, percent }) => (
          <li key={`${result.testId} ${result.submittedAt}`} className={styles.attempt}>
            <Link to={resultsPath(result.testId)} state={result}>
              {result.title}
            </Link>
            <span className={styles.score}>
              {formatPercent(percent)}, {score.passed ? 'passed' : 'not passed'}
            </span>
            <span className={styles.note}>
              {formatDay(result.submittedAt)}: {formatRounded(score.total)} of {formatRounded(score.maximum)}{' '}
              marks
            </span>
          </li>
        ))}
      </ul>
      {showsAll || scored.length <= FIRST_ATTEMPTS ? null : (
        <Button variant="ghost" onClick={() => setShowsAll(true)}>
          Show {pluralize(scored.length - FIRST_ATTEMPTS, 'earlier test')}
        </Button>
      )}
    </Section>
  );
}
