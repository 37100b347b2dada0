import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CHANGE_LEASE_MS, REVISION_CHECK_MS, REVISION_TRUST_MS } from './limits.js';
import { CLOCK, LOGGER, type Clock } from '../common/injection-tokens.js';
import type { Domain, StoredRevision } from './models.js';
import { OpenChanges } from './open-changes.js';
import { RevisionRepository } from './data-version.repository.js';

/** What this process knows of a domain. */
interface Seen {
  revision: number;
  /** When the revision was seen for the first time, by this process's own clock. */
  since: number;
}

/**
 * Tells every process when what is stored has changed, so that nobody serves an old state for long from memory. Whoever
 * writes does so inside of `change`; whoever keeps something in memory keeps its `stamp` beside it, and trusts it while
 * the stamp is the same.
 */
@Injectable()
export class Revisions {
  private readonly seen = new Map<Domain, Seen>();
  private readonly stamps = new Map<Domain, number>();
  private readonly changes: OpenChanges;
  /** When the state that this process knows was asked for. */
  private confirmedAt = Number.NEGATIVE_INFINITY;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly stored: RevisionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) log: Logger,
  ) {
    this.changes = new OpenChanges((domain, opened) => this.stored.raise(domain, opened), log);
  }

  /**
   * Runs a change. The revision is raised before and after, so that a process that is killed in between has told the
   * others already. May be nested, and wrapped around many changes: then it costs the database nothing more.
   * @param work writes; it has not begun when the promise rejects because the database is away
   * @returns what the work returned; from then on this process sees the change at once, every other within 2 s
   */
  async change<Result>(domain: Domain, work: () => Promise<Result>): Promise<Result> {
    await this.changes.begin(domain);
    try {
      return await work();
    } finally {
      this.drop(domain);
      await this.changes.end(domain);
    }
  }

  /**
   * @returns a number that is another one after every change of the domain; at once while the last look at the database
   *   is young, otherwise after a look that all callers share
   */
  stamp(domain: Domain): number | Promise<number> {
    const age = this.age();
    if (age >= REVISION_TRUST_MS) return this.confirmed(domain);
    // Asked for ahead of time, so that nobody waits for it as a rule. A failure shows when trust has run out.
    if (age >= REVISION_CHECK_MS) this.check().catch(() => undefined);
    return this.stamps.get(domain) ?? 0;
  }

  private async confirmed(domain: Domain): Promise<number> {
    await this.check();
    // The look may have been under way for long when this caller came. The next one began after.
    if (this.age() >= REVISION_TRUST_MS) await this.check();
    return this.stamps.get(domain) ?? 0;
  }

  /** A clock that was set back makes the last look worthless instead of good for hours. */
  private age(): number {
    const age = this.clock() - this.confirmedAt;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }

  private check(): Promise<void> {
    this.checking ??= this.look().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async look(): Promise<void> {
    const asked = this.clock();
    for (const revision of await this.stored.all()) this.compare(revision, asked);
    this.confirmedAt = asked;
  }

  /** While somebody else's change is under way, or may be, each look makes this process read anew. */
  private compare({ domain, revision, open }: StoredRevision, now: number): void {
    const before = this.seen.get(domain);
    const isNew = before?.revision !== revision;
    if (isNew) this.seen.set(domain, { revision, since: now });
    const changing = open > 0 && before !== undefined && now - before.since < CHANGE_LEASE_MS;
    if (isNew || changing) this.drop(domain);
  }

  private drop(domain: Domain): void {
    this.stamps.set(domain, (this.stamps.get(domain) ?? 0) + 1);
  }
}
