import type { OwnTestSettings, Selection } from '@mockingbird/exam-core';
import { deviceStorage } from '@mockingbird/platform';
import { randomId } from '../runner/attempt/random-id.js';

const PREFIX = 'own-test:';
const SEED_LENGTH = 8;

interface Progress {
  seed: string;
  /** Questions of this order that tests have used so far. */
  used: number;
}

const toKey = ({ exams, topics, level }: Selection): string =>
  PREFIX + JSON.stringify([[...exams].sort(), [...topics].sort(), level ?? 'all']);

const newSeed = (): string =>
  randomId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(-SEED_LENGTH);

function readProgress(selection: Selection): Progress | undefined {
  const stored = deviceStorage.read(toKey(selection));
  if (typeof stored !== 'object' || stored === null) return undefined;
  // An object has fields of unknown types, which are checked next.
  const { seed, used } = stored as Record<string, unknown>;
  const isWhole = typeof used === 'number' && Number.isSafeInteger(used) && used >= 0;
  return typeof seed === 'string' && isWhole ? { seed, used } : undefined;
}

/**
 * Seed and part of the next own test from this selection, and remembers them on this device. No question repeats until
 * all were used; then a new order begins.
 * @param available number of questions of the selection
 */
export function nextDraw(
  selection: Selection,
  { count, available }: { count: number; available: number },
): Pick<OwnTestSettings, 'seed' | 'part'> {
  const progress = readProgress(selection);
  // Another number of questions would cut the order at other places, so questions could repeat.
  const canContinue = progress && progress.used % count === 0 && progress.used < available;
  const { seed, used } = canContinue ? progress : { seed: newSeed(), used: 0 };
  deviceStorage.write(toKey(selection), { seed, used: used + count } satisfies Progress);
  return { seed, part: used / count + 1 };
}
