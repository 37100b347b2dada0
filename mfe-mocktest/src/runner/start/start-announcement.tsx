import { VisuallyHidden } from '@mockingbird/ui';
import { useEffect, useState } from 'react';
import { START_ANNOUNCEMENT_DELAY_MS } from '../../limits.js';
import type { Session } from '../attempt/attempt-session.js';
import { durationPhrase } from '../clock/duration-text.js';
import * as messages from '../../messages/runner/start.js';

const MS_PER_MINUTE = 60_000;

export interface StartAnnouncementProps {
  session: Session;
  /** Number of questions of the test. */
  questions: number;
}

/** Tells screen readers at Start how long the test is. A continued attempt has started before, so it says nothing. */
export function StartAnnouncement({ session, questions }: StartAnnouncementProps) {
  const [isSaid, setSaid] = useState(false);
  const [{ durationMs, clock }] = useState(() => session.store.getState().attempt);
  // An adaptive test finds out later which questions it has: that is not said again.
  const [count] = useState(questions);
  // Screen readers read changes of a live region, and not what it holds when it appears.
  useEffect(() => {
    if (clock.usedMs > 0) return undefined;
    const timer = setTimeout(() => setSaid(true), START_ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [clock]);
  const time = durationMs > 0 ? durationPhrase(durationMs / MS_PER_MINUTE) : messages.noTimeLimit;
  return (
    <VisuallyHidden role="status">{isSaid ? `${time}, ${messages.questionCount(count)}` : ''}</VisuallyHidden>
  );
}
