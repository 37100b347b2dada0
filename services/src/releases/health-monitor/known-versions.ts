import { Inject, Injectable } from '@nestjs/common';
import type { Composition } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import { COMPOSITION_FRESH_MS, KNOWN_COMPOSITIONS, RECENT_COMPOSITIONS } from './limits.js';
import { ProblemError } from '../../http/response/problem.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { CompositionsService } from '../compositions/compositions.service.js';

interface Known {
  number: number;
  createdAt: string;
  /** `remote@version` to since when it is live or a canary; empty for one to fall back to. */
  versions: ReadonlyMap<string, string>;
}

function knownOf({ number, createdAt, remotes }: Composition): Known {
  const versions = new Map<string, string>();
  for (const { manifest, since, fallback, canary } of remotes) {
    const key = (version: string) => `${manifest.name}@${version}`;
    if (fallback) versions.set(key(fallback.version), '');
    versions.set(key(manifest.version), since);
    if (canary) versions.set(key(canary.manifest.version), canary.since);
  }
  return { number, createdAt, versions };
}

/**
 * Which versions tabs may tell something of: those of the live composition and of the one that they were opened with. The
 * number of a report may be made up, so that it must never cost much: a composition is read once, whatever that gave, and
 * none that is long past.
 */
@Injectable()
export class KnownVersions {
  private readonly kept = new LRUCache<number, Promise<Known | undefined>>({ max: KNOWN_COMPOSITIONS });
  private live: { known: Known | undefined; at: number } | undefined;
  private reading: Promise<Known | undefined> | undefined;

  constructor(
    private readonly compositions: CompositionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param number of the tab's composition
   * @returns for a version of a remote: ISO 8601, since when it is what it is now, where the tab knew it as that already;
   *   empty for one that only the past had, or that the tab knew in an earlier life; undefined for one that nobody can have
   *   seen
   */
  async toldOf(number: number): Promise<(remote: string, version: string) => string | undefined> {
    const live = await this.liveUpTo(number);
    if (live === undefined || number > live.number) return () => undefined;
    const isRecent = number >= Math.max(1, live.number - RECENT_COMPOSITIONS);
    const old = isRecent && number !== live.number ? this.numbered(number) : undefined;
    const tab = number === live.number ? live : await old;
    return (remote, version) => {
      const key = `${remote}@${version}`;
      const since = live.versions.get(key);
      if (since !== undefined) {
        return since !== '' && tab !== undefined && tab.createdAt >= since ? since : '';
      }
      return tab?.versions.has(key) === true ? '' : undefined;
    };
  }

  private async liveUpTo(number: number): Promise<Known | undefined> {
    const { live } = this;
    const age = this.clock() - (live?.at ?? 0);
    if (live && age >= 0 && age < COMPOSITION_FRESH_MS && !(await this.isNewer(number, live.known))) {
      return live.known;
    }
    // Whoever comes while it is read waits for the same answer.
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Whether there is a newer composition than the known one, which a tab may have already; costs the look at a number. */
  private async isNewer(number: number, known: Known | undefined): Promise<boolean> {
    const have = known?.number ?? 0;
    return number > have && ((await this.compositions.currentNumber()) ?? 0) > have;
  }

  private async read(): Promise<Known | undefined> {
    const at = this.clock();
    const current = await this.compositions.current();
    const before = this.live?.known;
    const known = current && (current.number === before?.number ? before : knownOf(current));
    this.live = { known, at };
    return known;
  }

  private numbered(number: number): Promise<Known | undefined> {
    const kept = this.kept.get(number);
    if (kept) return kept;
    const found = this.found(number).then((composition) => composition && knownOf(composition));
    this.kept.set(number, found);
    // What the database could not answer is asked again.
    found.catch(() => this.kept.delete(number));
    return found;
  }

  /** One that was signed with a key that is not trusted any more is one that nobody has. */
  private async found(number: number): Promise<Composition | undefined> {
    try {
      return await this.compositions.find(number);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'MB-2008') return undefined;
      throw error;
    }
  }
}
