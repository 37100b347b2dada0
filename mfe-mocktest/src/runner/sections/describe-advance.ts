import type { Attempt } from '@mockingbird/exam-core';

const listNames = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

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
  const ended = listNames.format(names.slice(from, to));
  const what = usedMs >= durationMs ? `Time for ${ended} is up.` : `You finished ${ended}.`;
  return `${what} Section ${to + 1}, ${names[to] ?? ''}, has started.`;
}
