import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CHANGE_LEASE_MS, REVISION_AGE_MS, VERSION_CHECK_MS, VERSION_TRUST_MS } from './limits.js';
import { CLOCK, LOGGER, type Clock } from '../common/injection-tokens.js';
import type { Domain, StoredDataVersion } from './models.js';
import { OpenChanges } from './open-changes.js';
import { DataVersionRepository } from './data-version.repository.js';

/** The last known state of a domain. */
interface KnownState {
  revision: number;
  /** When this process first saw the revision, by its own clock. */
  since: number;
}

/**
 * Tells every process when stored data has changed, so that none serves stale data from memory for long. Wrap each write in
 * `change`. Store the `current` version beside each cached value, and use the value only while the version is the same.
 */
@Injectable()
export class DataVersions {
  private readonly known = new Map<Domain, KnownState>();
  private readonly versions = new Map<Domain, number>();
  private readonly changes: OpenChanges;
  /** Start time of the last successful query. */
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly stored: DataVersionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) log: Logger,
  ) {
    this.changes = new OpenChanges((domain, opened) => this.stored.increment(domain, opened), log);
  }

  /**
   * Runs a change. The revision is incremented before and after it, so that other processes notice even if this one is killed
   * in between. Calls may be nested: inner calls cost no database operation.
   * @param work writes the data; it does not start if the database is unavailable
   * @returns the result of the work. This process then sees the change immediately, all others within 2 s.
   */
  async change<Result>(domain: Domain, work: () => Promise<Result>): Promise<Result> {
    await this.changes.begin(domain);
    try {
      return await work();
    } finally {
      this.invalidate(domain);
      await this.changes.end(domain);
    }
  }

  /**
   * @returns a number that differs after every change of the domain. Synchronous while the last query is recent; otherwise
   *   after a query that all callers share.
   */
  current(domain: Domain): number | Promise<number> {
    const age = this.age();
    if (age >= VERSION_TRUST_MS) return this.confirm(domain);
    // Queried in advance, so that requests rarely wait. A failure shows when the trust period ends.
    if (age >= VERSION_CHECK_MS) this.check().catch(() => undefined);
    return this.versions.get(domain) ?? 0;
  }

  /** @returns a number that grows with every change of any domain, the same in all processes */
  async revision(): Promise<number> {
    if (this.age() >= REVISION_AGE_MS) await this.check();
    return [...this.known.values()].reduce((sum, { revision }) => sum + revision, 0);
  }

  private async confirm(domain: Domain): Promise<number> {
    await this.check();
    // The shared query may have started long before this call. Then one more is needed.
    if (this.age() >= VERSION_TRUST_MS) await this.check();
    return this.versions.get(domain) ?? 0;
  }

  /** If the clock was set back, the last query counts as too old instead of recent for hours. */
  private age(): number {
    const age = this.clock() - this.confirmedAt;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }

  private check(): Promise<void> {
    this.checking ??= this.query().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async query(): Promise<void> {
    const startedAt = this.clock();
    for (const revision of await this.stored.list()) this.compare(revision, startedAt);
    this.confirmedAt = startedAt;
  }

  /** While a change of another process may be in progress, every query invalidates the domain. */
  private compare({ domain, revision, open }: StoredDataVersion, now: number): void {
    const before = this.known.get(domain);
    const isNew = before?.revision !== revision;
    if (isNew) this.known.set(domain, { revision, since: now });
    const changing = open > 0 && before !== undefined && now - before.since < CHANGE_LEASE_MS;
    if (isNew || changing) this.invalidate(domain);
  }

  private invalidate(domain: Domain): void {
    this.versions.set(domain, (this.versions.get(domain) ?? 0) + 1);
  }
}
