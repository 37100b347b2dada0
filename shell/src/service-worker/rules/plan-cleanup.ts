import type { ScreenRecord } from '../store/screen-record.js';

interface Caches {
  /** Names of all caches of this origin. */
  names: readonly string[];
  /** The cache of the composition that pages come from, and the one with the worker's state. */
  needed: readonly string[];
  /** The caches that each open tab uses. Undefined for a tab that did not answer: it may use any of them. */
  ofTabs: readonly (readonly string[] | undefined)[];
}

/** Lists the caches that no tab uses and no page will come from. */
export function listUnusedCaches({ names, needed, ofTabs }: Caches): string[] {
  if (ofTabs.some((used) => used === undefined)) return [];
  const used = new Set([...needed, ...ofTabs.flatMap((each) => each ?? [])]);
  return names.filter((name) => !used.has(name));
}

/** Lists the screens to remove so that the rest needs less than a number of bytes: the oldest first, never downloaded ones. */
export function listEvictions(
  screens: readonly ScreenRecord[],
  totalBytes: number,
  limitBytes: number,
): ScreenRecord[] {
  const evictions: ScreenRecord[] = [];
  let excess = totalBytes - limitBytes;
  const oldestFirst = screens
    .filter(({ isDownloaded }) => !isDownloaded)
    .sort((a, b) => a.storedAt - b.storedAt);
  for (const screen of oldestFirst) {
    if (excess <= 0) break;
    evictions.push(screen);
    excess -= screen.bytes;
  }
  return evictions;
}
