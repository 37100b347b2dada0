import { HEARTBEAT_LIMIT_MS, HEARTBEAT_MS, SILENCE_LIMIT_MS } from '../../limits.js';

/** What is seen at one look. */
export interface Look {
  /** The worker's count of heartbeats. */
  beat: number;
  /** Milliseconds of a monotonic clock. */
  now: number;
  /**
   * Reads how many milliseconds of processor time the worker has used so far; the whole process where the system tells
   * no more. Reading costs more than all else here.
   */
  cpu: () => number;
}

/** A worker that was not heard for so long may be stuck: heartbeats and looks do not keep step. */
const DOUBTFUL_MS = 2 * HEARTBEAT_MS;

/**
 * Tells a worker that is stuck from one that is only waiting for the processor. Silence counts as far as this thread
 * was awake and the worker really computed: code that loops for ever burns processor time, a starved worker does not.
 * What blocks without computing is given up after a longer silence.
 */
export class Silence {
  private computing = 0;
  private total = 0;
  private last: Pick<Look, 'beat' | 'now'> | undefined;
  private lastCpu: number | undefined;

  /** @returns whether the worker is to be given up */
  isTooLong(look: Look): boolean {
    const { last } = this;
    this.last = look;
    if (!last || look.beat !== last.beat) {
      this.computing = 0;
      this.total = 0;
      this.lastCpu = undefined;
      return false;
    }
    const awake = Math.min(look.now - last.now, 2 * HEARTBEAT_MS);
    this.total += awake;
    if (this.total <= DOUBTFUL_MS) return false;
    const cpu = look.cpu();
    // The silence so far, of which nobody knows better.
    this.computing =
      this.lastCpu === undefined ? this.total : this.computing + Math.min(awake, cpu - this.lastCpu);
    this.lastCpu = cpu;
    return this.computing > HEARTBEAT_LIMIT_MS || this.total > SILENCE_LIMIT_MS;
  }
}
