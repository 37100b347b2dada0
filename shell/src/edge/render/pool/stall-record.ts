import { STALL_PAUSE_MS, STALLS_BEFORE_PAUSE } from '../../limits.js';
import { versionLabel, type ServerVersion } from '../protocol.js';

/** Counts stalls by version, and pauses the server rendering of versions that stall repeatedly. */
export class StallRecord {
  private readonly stalls = new Map<string, { count: number; pausedUntil: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns the number of stalls of this version since its last pause */
  recordStall(version: ServerVersion): number {
    const key = versionLabel(version);
    const previous = this.stalls.get(key) ?? { count: 0, pausedUntil: 0 };
    const count = previous.count + 1;
    const isPaused = count >= STALLS_BEFORE_PAUSE;
    // A stall that started before the pause must not end it.
    const pausedUntil = isPaused ? this.now() + STALL_PAUSE_MS : previous.pausedUntil;
    this.stalls.set(key, { count: isPaused ? 0 : count, pausedUntil });
    return count;
  }

  isPaused(version: ServerVersion): boolean {
    return (this.stalls.get(versionLabel(version))?.pausedUntil ?? 0) > this.now();
  }
}
