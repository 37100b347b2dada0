import { HEARTBEAT_LIMIT_MS, HEARTBEAT_MS, SILENCE_LIMIT_MS } from '../limits.js';

/** What is seen at one look. */
export interface Look {
  /** The worker's count of heartbeats. */
  beat: number;
  /** Milliseconds of a monotonic clock. */
  now: number;
  /** Milliseconds of processor time that the worker has used so far; the whole process where the system tells no more. */
  cpu: number;
}

/**
 * Tells a worker that is stuck from one that is only waiting for the processor. Silence counts as far as this thread
 * was awake and the worker really computed: code that loops for ever burns processor time, a starved worker does not.
 * What blocks without computing is given up after a longer silence.
 */
export class Silence {
  private computing = 0;
  private total = 0;
  private last: Look | undefined;

  /** @returns whether the worker is to be given up */
  isTooLong(look: Look): boolean {
    const { last } = this;
    this.last = look;
    if (!last || look.beat !== last.beat) {
      this.computing = 0;
      this.total = 0;
      return false;
    }
    const awake = Math.min(look.now - last.now, 2 * HEARTBEAT_MS);
    this.computing += Math.min(awake, look.cpu - last.cpu);
    this.total += awake;
    return this.computing > HEARTBEAT_LIMIT_MS || this.total > SILENCE_LIMIT_MS;
  }
}
