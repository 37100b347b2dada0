import {
  LATER_HARM_MS,
  STALL_PAUSE_MAX_MS,
  STALL_PAUSE_MS,
  STALLS_BEFORE_PAUSE,
  SUSPICION_MS,
} from '../../limits.js';
import { versionLabel, type ServerVersion } from '../protocol.js';

interface Stalls {
  /** Since the last pause, or since the version is sound again. */
  count: number;
  lastAt: number;
  pausedUntil: number;
  /** Length of the last pause in milliseconds; 0 before the first. */
  pause: number;
}

const NEVER = Number.NEGATIVE_INFINITY;
const NONE: Stalls = { count: 0, lastAt: NEVER, pausedUntil: NEVER, pause: 0 };

/**
 * What the pool knows of versions: which have rendered, and which stalled. Each stall costs a render process, so a version that
 * stalls repeatedly is paused. One that stalls again after a pause is paused immediately, and for twice as long. It is sound again
 * after as long a time without a stall as its last pause was.
 */
export class VersionRecord {
  private readonly stalls = new Map<string, Stalls>();
  /** When the first render of each version ended. */
  private readonly rendered = new Map<string, number>();

  constructor(private readonly now: () => number = Date.now) {}

  recordResult(version: ServerVersion): void {
    const label = versionLabel(version);
    if (!this.rendered.has(label)) this.rendered.set(label, this.now());
  }

  /** Takes a version for a sound one: it was live before this process started. */
  trust(version: ServerVersion): void {
    this.rendered.set(versionLabel(version), NEVER);
  }

  /** @returns the number of stalls of this version since its last pause */
  recordStall(version: ServerVersion): number {
    const { count, pausedUntil, pause } = this.stallsOf(version);
    const now = this.now();
    // A stall that started before the pause neither ends nor extends it.
    const mustPause = pause > 0 ? now >= pausedUntil : count + 1 >= STALLS_BEFORE_PAUSE;
    const stalls = mustPause ? pauseAgain(pause, now) : { count: count + 1, lastAt: now, pausedUntil, pause };
    this.stalls.set(versionLabel(version), stalls);
    return count + 1;
  }

  isPaused(version: ServerVersion): boolean {
    return this.stallsOf(version).pausedUntil > this.now();
  }

  /** Whether the version stalled lately. */
  isSuspect(version: ServerVersion): boolean {
    const { lastAt, pausedUntil } = this.stallsOf(version);
    return Math.max(lastAt, pausedUntil) + SUSPICION_MS > this.now();
  }

  /** Whether the version may harm its process: its first render has not ended or has just ended, or it stalled lately. */
  isOnTrial(version: ServerVersion): boolean {
    const renderedAt = this.rendered.get(versionLabel(version)) ?? this.now();
    return this.now() < renderedAt + LATER_HARM_MS || this.isSuspect(version);
  }

  private stallsOf(version: ServerVersion): Stalls {
    const stalls = this.stalls.get(versionLabel(version)) ?? NONE;
    const isSoundAgain = stalls.pause > 0 && this.now() >= stalls.pausedUntil + stalls.pause;
    return isSoundAgain ? { ...stalls, count: 0, pause: 0 } : stalls;
  }
}

function pauseAgain(last: number, now: number): Stalls {
  const pause = last === 0 ? STALL_PAUSE_MS : Math.min(last * 2, STALL_PAUSE_MAX_MS);
  return { count: 0, lastAt: now, pausedUntil: now + pause, pause };
}
