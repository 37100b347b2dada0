import type { ErrorSeries } from '@mockingbird/contracts';
import { SERIES_SLOT_MS, SERIES_SLOTS } from './limits.js';
import type { ErrorSlot } from './version-events.repository.js';

const MINUTE_MS = 60_000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Adds two records name by name. */
function addCounts(left: Record<string, number>, right: Record<string, number>): Record<string, number> {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Object.fromEntries([...names].map((name) => [name, (left[name] ?? 0) + (right[name] ?? 0)]));
}

/**
 * Builds the lines of the error chart, the one with most affected visitors first. The count of a kind is the sum of all slots.
 * @param from epoch milliseconds of the first slot
 */
export function toErrorSeries(points: readonly ErrorSlot[], from: number): ErrorSeries {
  const lines = new Map<string, ErrorSeries['series'][number]>();
  for (const { remote, version, slot, affected, kinds } of points) {
    const key = `${remote}@${version}`;
    const line = lines.get(key) ?? {
      remote,
      version,
      affected: Array.from({ length: SERIES_SLOTS }, () => 0),
      kinds: {},
    };
    // A clock of another process may be a little ahead.
    if (slot < SERIES_SLOTS) line.affected[slot] = affected;
    lines.set(key, { ...line, kinds: addCounts(line.kinds, kinds) });
  }
  return {
    from: new Date(from).toISOString(),
    slotMinutes: SERIES_SLOT_MS / MINUTE_MS,
    slots: SERIES_SLOTS,
    series: [...lines.values()].sort((left, right) => sum(right.affected) - sum(left.affected)),
  };
}
