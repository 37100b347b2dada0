import { STALL_PAUSE_MS, STALLS_BEFORE_PAUSE } from '../../limits.js';
import type { ServerVersion } from '../protocol.js';

const keyOf = ({ name, version }: ServerVersion) => `${name}@${version}`;

/** Remembers which versions blocked their workers, and pauses the server rendering of those that do it again. */
export class StallRecord {
  private readonly stalls = new Map<string, { count: number; pausedUntil: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns how often this version has stalled since its last pause */
  note(version: ServerVersion): number {
    const key = keyOf(version);
    const before = this.stalls.get(key) ?? { count: 0, pausedUntil: 0 };
    const count = before.count + 1;
    const paused = count >= STALLS_BEFORE_PAUSE;
    // A stall that was under way when the pause began does not end it.
    const pausedUntil = paused ? this.now() + STALL_PAUSE_MS : before.pausedUntil;
    this.stalls.set(key, { count: paused ? 0 : count, pausedUntil });
    return count;
  }

  isPaused(version: ServerVersion): boolean {
    return (this.stalls.get(keyOf(version))?.pausedUntil ?? 0) > this.now();
  }
}
