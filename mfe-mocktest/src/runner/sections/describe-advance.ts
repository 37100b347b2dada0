import type { Attempt } from '@mockingbird/exam-core';
import * as messages from '../../messages/runner/sections/describe-advance.js';

/**
 * What happened when the next section opened: `Time for Awareness is up. Section 3, English, has started.` The time of
 * several sections may pass while a device sleeps.
 * @param names of all sections
 * @returns undefined when no other section has opened
 */
export function describeAdvance(
  before: Attempt,
  after: Attempt,
  names: readonly string[],
): string | undefined {
  const from = before.openSection;
  const to = after.openSection;
  if (to === from || after.phase !== 'taking') return undefined;
  const { usedMs = 0, durationMs = 0 } = after.sections[from] ?? {};
  // Names may contain 'and', so a list of them would be hard to follow.
  const isOne = to === from + 1;
  const ended = isOne
    ? (names[from] ?? '')
    : to === from + 2
      ? messages.twoSections(from + 1, to)
      : messages.severalSections(from + 1, to);
  const what = usedMs >= durationMs ? messages.timeForIsUp(ended) : messages.youFinished(ended);
  return messages.sectionHasStarted(what, to + 1, names[to] ?? '');
}
