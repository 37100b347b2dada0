import type { Logger } from 'pino';
import { CHANGE_RENEWAL_MS } from './limits.js';
import type { Domain } from './models.js';

/** Increments a domain's data version in the database: a change starts (1), ends (-1) or continues (0). */
export type IncrementVersion = (domain: Domain, opened: -1 | 0 | 1) => Promise<void>;

interface OpenChange {
  /** Changes of this process in progress. */
  count: number;
  announced: Promise<void>;
  renewal: NodeJS.Timeout;
}

/** The changes in progress in this process. Overlapping changes of one domain are announced as one. */
export class OpenChanges {
  private readonly open = new Map<Domain, OpenChange>();

  constructor(
    private readonly increment: IncrementVersion,
    private readonly log: Logger,
  ) {}

  /** Resolves when the change is announced to all processes. @throws when that fails: then nothing may be written */
  async begin(domain: Domain): Promise<void> {
    const change = this.open.get(domain) ?? this.announce(domain);
    change.count += 1;
    try {
      await change.announced;
    } catch (error) {
      this.leave(domain, change);
      throw error;
    }
  }

  /** Never throws: the data is written, and other processes reload every second until the change expires. */
  async end(domain: Domain): Promise<void> {
    const change = this.open.get(domain);
    if (change === undefined || !this.leave(domain, change)) return;
    await this.tryIncrement(domain, -1);
  }

  private announce(domain: Domain): OpenChange {
    // Other processes assume that a silent change has ended: a long one must renew its announcement.
    const renewal = setInterval(() => void this.tryIncrement(domain, 0), CHANGE_RENEWAL_MS);
    renewal.unref();
    const change = { count: 0, announced: this.increment(domain, 1), renewal };
    this.open.set(domain, change);
    return change;
  }

  /** @returns whether it was the last open change of the domain */
  private leave(domain: Domain, change: OpenChange): boolean {
    change.count -= 1;
    if (change.count > 0) return false;
    clearInterval(change.renewal);
    if (this.open.get(domain) === change) this.open.delete(domain);
    return true;
  }

  private async tryIncrement(domain: Domain, opened: -1 | 0): Promise<void> {
    try {
      await this.increment(domain, opened);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.log.warn({ domain, reason }, 'data_version_not_incremented');
    }
  }
}
