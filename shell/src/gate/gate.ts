import type { GateRequest, GateResult } from '@mockingbird/contracts';
import type { VersionChecker } from './checks/version-checker.js';
import { GateUndecided } from './gate-undecided.js';
import { GATE_QUEUE_LIMIT } from './limits.js';

type Checker = Pick<VersionChecker, 'check' | 'close'>;

/** Checks versions before they go live, one after the other. */
export class Gate {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private checker: Promise<Checker> | undefined;

  /** @param createChecker called for the first version, and again after it failed */
  constructor(private readonly createChecker: () => Promise<Checker>) {}

  /**
   * Queues a version and checks it. A version that loops, hangs or throws is refused like any other.
   * @param isWanted whether the client still waits for the answer
   * @throws GateUndecided when the queue is full, or the live composition cannot be read
   */
  check(request: GateRequest, isWanted: () => boolean): Promise<GateResult> {
    if (this.waiting >= GATE_QUEUE_LIMIT) throw new GateUndecided('Too many versions wait for the gate');
    this.waiting += 1;
    const turn = this.last.then(() => this.runChecks(request, isWanted)).finally(() => (this.waiting -= 1));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async runChecks(request: GateRequest, isWanted: () => boolean): Promise<GateResult> {
    if (!isWanted()) throw new GateUndecided('The client did not wait for its turn');
    this.checker ??= this.createChecker();
    const checker = await this.checker.catch((error: unknown) => {
      // The next version tries again.
      this.checker = undefined;
      throw error;
    });
    return checker.check(request, isWanted);
  }

  async close(): Promise<void> {
    const checker = await this.checker?.catch(() => undefined);
    checker?.close();
  }
}
