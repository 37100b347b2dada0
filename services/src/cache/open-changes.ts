import type { Logger } from 'pino';
import { CHANGE_RENEWAL_MS } from './limits.js';
import type { Domain } from './models.js';

/** Raises a domain's revision in the database: a change begins (1), ends (-1) or goes on (0). */
export type Raise = (domain: Domain, opened: -1 | 0 | 1) => Promise<void>;

interface Open {
  /** Changes of this process under way. */
  count: number;
  begun: Promise<void>;
  renewal: NodeJS.Timeout;
}

/** The changes that are under way in this process: those of one domain that overlap are announced as one. */
export class OpenChanges {
  private readonly open = new Map<Domain, Open>();

  constructor(
    private readonly raise: Raise,
    private readonly log: Logger,
  ) {}

  /** Resolves when every process can know. @throws when the database cannot be told: then nothing may be written */
  async begin(domain: Domain): Promise<void> {
    const change = this.open.get(domain) ?? this.announce(domain);
    change.count += 1;
    try {
      await change.begun;
    } catch (error) {
      this.leave(domain, change);
      throw error;
    }
  }

  /** Never throws: others read anew each second for a while in any case, and what was written is written. */
  async end(domain: Domain): Promise<void> {
    const change = this.open.get(domain);
    if (change === undefined || !this.leave(domain, change)) return;
    await this.raised(domain, -1);
  }

  private announce(domain: Domain): Open {
    // A change that takes longer than others believe in has to say that it goes on.
    const renewal = setInterval(() => void this.raised(domain, 0), CHANGE_RENEWAL_MS);
    renewal.unref();
    const change = { count: 0, begun: this.raise(domain, 1), renewal };
    this.open.set(domain, change);
    return change;
  }

  /** @returns whether it was the last one */
  private leave(domain: Domain, change: Open): boolean {
    change.count -= 1;
    if (change.count > 0) return false;
    clearInterval(change.renewal);
    if (this.open.get(domain) === change) this.open.delete(domain);
    return true;
  }

  private async raised(domain: Domain, opened: -1 | 0): Promise<void> {
    try {
      await this.raise(domain, opened);
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      this.log.warn({ domain, reason }, 'revision not raised');
    }
  }
}
