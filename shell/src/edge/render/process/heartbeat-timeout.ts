import { HEARTBEAT_HARD_LIMIT_MS, HEARTBEAT_LIMIT_MS, HEARTBEAT_MS, IDLE_SHARE } from '../../limits.js';

export interface HeartbeatSample {
  /** The thread's count of heartbeats. */
  beat: number;
  /** Milliseconds of a monotonic clock. */
  now: number;
  /**
   * Reads the processor time of the process so far, in milliseconds. It has one thread that renders. Reading is expensive.
   */
  cpu: () => number;
}

/** A shorter gap is normal, because heartbeats and samples are not synchronized. */
const NORMAL_GAP_MS = 2 * HEARTBEAT_MS;

/**
 * Distinguishes a blocked thread from one that waits for the processor. A gap counts only while the caller was awake and the
 * process computed: an endless loop uses processor time, a starved thread hardly any. A thread that blocks without
 * computing is ended after a longer gap.
 */
export class HeartbeatTimeout {
  private computingMs = 0;
  private gapMs = 0;
  private last: Pick<HeartbeatSample, 'beat' | 'now'> | undefined;
  private lastCpu: number | undefined;

  /** @returns whether the process must be ended */
  isExceeded(sample: HeartbeatSample): boolean {
    const { last } = this;
    this.last = sample;
    if (!last || sample.beat !== last.beat) {
      this.computingMs = 0;
      this.gapMs = 0;
      this.lastCpu = undefined;
      return false;
    }
    const awakeMs = Math.min(sample.now - last.now, 2 * HEARTBEAT_MS);
    this.gapMs += awakeMs;
    if (this.gapMs <= NORMAL_GAP_MS) return false;
    const cpu = sample.cpu();
    // The time before the first reading is unknown, and short.
    if (this.lastCpu !== undefined) this.computingMs += Math.min(awakeMs, cpu - this.lastCpu);
    this.lastCpu = cpu;
    const isIdle = this.computingMs < this.gapMs * IDLE_SHARE;
    return this.computingMs > HEARTBEAT_LIMIT_MS || (isIdle && this.gapMs > HEARTBEAT_HARD_LIMIT_MS);
  }
}
