import type { Page } from 'playwright-core';

interface Recorder {
  /** Longest duration in milliseconds, and the number of clicks, since the last reading. */
  take: () => { longestMs: number; clicks: number };
}

declare global {
  interface Window {
    benchInteractions?: Recorder;
  }
}

/** Event Timing reports nothing shorter. */
const SHORTEST_MS = 16;

/** The entry of an interaction arrives some frames after it. An entry that comes later counts for the next reading. */
const ENTRY_DELAY_MS = 200;

/** Runs in the page: records the time from each input to the next paint. */
function record(shortest: number): void {
  const durations: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      // Only inputs of a person have an id; hovering has none.
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  // TypeScript's types lack the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
  };
  observer.observe(options);
  // All clicks of the page, also the short ones.
  const countClicks = () => performance.eventCounts.get('click') ?? 0;
  let counted = countClicks();
  window.benchInteractions = {
    take: () => {
      note(observer.takeRecords());
      const clicks = countClicks() - counted;
      counted += clicks;
      return { longestMs: Math.max(0, ...durations.splice(0)), clicks };
    },
  };
}

/** Starts recording in the page. */
export const recordInteractions = (page: Page): Promise<void> => page.evaluate(record, SHORTEST_MS);

/**
 * Runs interactions and reads the longest of them.
 * @returns milliseconds; 0 when none took 16 ms or more
 * @throws when the page had fewer clicks than it should
 */
export async function longestInteraction(
  page: Page,
  leastClicks: number,
  work: () => Promise<void>,
): Promise<number> {
  await work();
  await page.waitForTimeout(ENTRY_DELAY_MS);
  const reading = await page.evaluate(() => window.benchInteractions?.take());
  if (!reading || reading.clicks < leastClicks)
    throw new Error(`Expected ${leastClicks} clicks, the page had ${reading?.clicks ?? 0}`);
  return reading.longestMs;
}
