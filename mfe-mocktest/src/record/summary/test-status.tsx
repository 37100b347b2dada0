import { useHydrated } from '@mockingbird/remote-kit/hooks';
import { Tag, type TagTone } from '@mockingbird/ui';
import { useMemo } from 'react';
import { readSummary } from '../attempts/attempt-summary.js';
import { readLastResult } from '../results/last-result.js';
import { formatShortDay } from './format-day.js';
import { restText } from './rest-text.js';
import styles from './test-status.module.css';
import * as messages from '../../messages/record/summary.js';

interface Status {
  text: string;
  /** The part of the text that a row on a phone has room for; empty for none. */
  short: string;
  tone: TagTone;
}

const NOT_TAKEN: Status = { text: messages.notTakenYet, short: '', tone: 'plain' };

function readStatus(testId: string): Status {
  const attempt = readSummary(testId);
  if (attempt) {
    const text = messages.continueAttempt(restText(attempt));
    return { text, short: messages.continueLabel, tone: 'flash' };
  }
  const result = readLastResult(testId);
  if (!result) return NOT_TAKEN;
  const text = messages.lastResult(result.percent, formatShortDay(result.submittedAt));
  return { text, short: messages.percent(result.percent), tone: result.passed ? 'right' : 'brand' };
}

/** What this device knows of a mock test, on one line. The server does not know it, and the line has the same height. */
export function TestStatus({ testId }: { testId: string }) {
  const hydrated = useHydrated();
  const { text, short, tone } = useMemo(
    () => (hydrated ? readStatus(testId) : NOT_TAKEN),
    [hydrated, testId],
  );
  // An empty one would split between all letters.
  const [before, after] = short === '' ? [text, ''] : text.split(short, 2);
  return (
    // A new element for a new look: the same text, moved by the padding of a tag, would count as a layout shift.
    <Tag key={tone} tone={tone} className={tone === 'plain' ? styles.quiet : styles.status}>
      <span className={styles.long}>{before}</span>
      {short}
      <span className={styles.long}>{after}</span>
    </Tag>
  );
}
