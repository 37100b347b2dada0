import type { Page } from 'playwright-core';

interface Recorder {
  /** Longest duration in milliseconds since the last reading, and how many interactions there were. */
  take: () => { longestMs: number; count: number };
}

declare global {
  interface Window {
    benchInteractions?: Recorder;
  }
}

/** Event Timing reports nothing shorter. */
const SHORTEST_MS = 16;

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
  window.benchInteractions = {
    take: () => {
      note(observer.takeRecords());
      const taken = durations.splice(0);
      return { longestMs: Math.max(0, ...taken), count: taken.length };
    },
  };
}

/** Starts recording in the page. */
export const recordInteractions = (page: Page): Promise<void> => page.evaluate(record, SHORTEST_MS);

/**
 * Runs interactions and reads the longest of them.
 * @returns milliseconds; 0 when none took 16 ms or more
 */
export async function longestInteraction(page: Page, work: () => Promise<void>): Promise<number> {
  await work();
  // Entries of the last interaction arrive after its frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  const { longestMs } = (await page.evaluate(() => window.benchInteractions?.take())) ?? { longestMs: NaN };
  return longestMs;
}
