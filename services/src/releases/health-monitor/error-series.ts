import type { TroubleSeries } from '@mockingbird/contracts';
import { TROUBLE_SLOT_MS, TROUBLE_SLOTS } from './limits.js';
import type { TroubledSlot } from './version-events.repository.js';

const MINUTE_MS = 60_000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The sums of two records, name by name. */
function added(left: Record<string, number>, right: Record<string, number>): Record<string, number> {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return Object.fromEntries([...names].map((name) => [name, (left[name] ?? 0) + (right[name] ?? 0)]));
}

/**
 * The picture's lines, the one with most trouble first. A kind's figure is the sum over the slots.
 * @param from epoch milliseconds of the first slot
 */
export function seriesOf(points: readonly TroubledSlot[], from: number): TroubleSeries {
  const lines = new Map<string, TroubleSeries['series'][number]>();
  for (const { remote, version, slot, troubled, kinds } of points) {
    const key = `${remote}@${version}`;
    const line = lines.get(key) ?? {
      remote,
      version,
      troubled: Array.from({ length: TROUBLE_SLOTS }, () => 0),
      kinds: {},
    };
    // A clock of another process may be a little ahead.
    if (slot < TROUBLE_SLOTS) line.troubled[slot] = troubled;
    lines.set(key, { ...line, kinds: added(line.kinds, kinds) });
  }
  return {
    from: new Date(from).toISOString(),
    slotMinutes: TROUBLE_SLOT_MS / MINUTE_MS,
    slots: TROUBLE_SLOTS,
    series: [...lines.values()].sort((left, right) => sum(right.troubled) - sum(left.troubled)),
  };
}
