import { HEARTBEAT_HARD_LIMIT_MS, HEARTBEAT_LIMIT_MS, HEARTBEAT_MS } from '../../limits.js';

export interface HeartbeatSample {
  /** The worker's count of heartbeats. */
  beat: number;
  /** Milliseconds of a monotonic clock. */
  now: number;
  /**
   * Reads the processor time of the worker so far, in milliseconds; of the whole process where the system does not tell
   * more. Reading is expensive.
   */
  cpu: () => number;
}

/** A shorter gap is normal, because heartbeats and samples are not synchronized. */
const NORMAL_GAP_MS = 2 * HEARTBEAT_MS;

/**
 * Distinguishes a blocked worker from one that waits for the processor. A gap counts only while this thread was awake
 * and the worker computed: an endless loop uses processor time, a starved worker does not. A worker that blocks without
 * computing is ended after a longer gap.
 */
export class HeartbeatTimeout {
  private computingMs = 0;
  private gapMs = 0;
  private last: Pick<HeartbeatSample, 'beat' | 'now'> | undefined;
  private lastCpu: number | undefined;

  /** @returns whether the worker must be ended */
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
    // Without an earlier reading, the whole gap counts as computing.
    this.computingMs =
      this.lastCpu === undefined ? this.gapMs : this.computingMs + Math.min(awakeMs, cpu - this.lastCpu);
    this.lastCpu = cpu;
    return this.computingMs > HEARTBEAT_LIMIT_MS || this.gapMs > HEARTBEAT_HARD_LIMIT_MS;
  }
}
