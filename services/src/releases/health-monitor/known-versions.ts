import { Inject, Injectable } from '@nestjs/common';
import type { Composition } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import { COMPOSITION_FRESH_MS, KNOWN_COMPOSITIONS, RECENT_COMPOSITIONS } from './limits.js';
import { ProblemError } from '../../http/response/problem.js';
import { CLOCK, type Clock } from '../../common/injection-tokens.js';
import { CompositionsService } from '../compositions/compositions.service.js';

interface KnownComposition {
  number: number;
  createdAt: string;
  /** By `remote@version`: when it became live or canary; empty for a fallback. */
  versions: ReadonlyMap<string, string>;
  /** By `remote@version`: the ids of its routes. */
  routes: ReadonlyMap<string, ReadonlySet<string>>;
}

function toKnown({ number, createdAt, remotes }: Composition): KnownComposition {
  const versions = new Map<string, string>();
  const routes = new Map<string, ReadonlySet<string>>();
  for (const { manifest, since, fallback, canary } of remotes) {
    const key = (version: string) => `${manifest.name}@${version}`;
    if (fallback) versions.set(key(fallback.version), '');
    versions.set(key(manifest.version), since);
    if (canary) versions.set(key(canary.manifest.version), canary.since);
    for (const each of [fallback, manifest, canary?.manifest]) {
      if (each) routes.set(key(each.version), new Set(each.routes.map(({ id }) => id)));
    }
  }
  return { number, createdAt, versions, routes };
}

/**
 * Decides which versions a tab may report: those of the live composition and of the composition that the tab was opened with.
 * Clients can invent composition numbers, so a lookup must be cheap: each composition is read once, and old ones never.
 */
@Injectable()
export class KnownVersions {
  private readonly cache = new LRUCache<number, Promise<KnownComposition | undefined>>({
    max: KNOWN_COMPOSITIONS,
  });
  private live: { known: KnownComposition | undefined; at: number } | undefined;
  private reading: Promise<KnownComposition | undefined> | undefined;

  constructor(
    private readonly compositions: CompositionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param number composition number of the tab
   * @returns a lookup for a version of a remote. It returns when the version became live or canary (ISO 8601), if that is still its
   *   state and the tab is not older. It returns an empty text for a version that only an earlier composition had, or that has
   *   changed its state since. It returns undefined for a version that no visitor can have seen.
   */
  async sinceLookup(number: number): Promise<(remote: string, version: string) => string | undefined> {
    const { live, tab } = await this.findCompositions(number);
    if (live === undefined) return () => undefined;
    return (remote, version) => {
      const key = `${remote}@${version}`;
      const since = live.versions.get(key);
      if (since !== undefined) {
        return since !== '' && tab !== undefined && tab.createdAt >= since ? since : '';
      }
      return tab?.versions.has(key) === true ? '' : undefined;
    };
  }

  /**
   * @param number composition number of the tab
   * @returns a lookup that says whether a visitor can have seen a route of a version
   */
  async routeLookup(number: number): Promise<(remote: string, version: string, route: string) => boolean> {
    const { live, tab } = await this.findCompositions(number);
    return (remote, version, route) => {
      const key = `${remote}@${version}`;
      return [live, tab].some((composition) => composition?.routes.get(key)?.has(route) === true);
    };
  }

  /**
   * The live composition and the tab's one. Neither is returned when the tab's number does not exist yet, and only the live one
   * when the tab's is too old.
   */
  private async findCompositions(
    number: number,
  ): Promise<{ live?: KnownComposition | undefined; tab?: KnownComposition | undefined }> {
    const live = await this.getLive(number);
    if (live === undefined || number > live.number) return {};
    if (number === live.number) return { live, tab: live };
    const isRecent = number >= Math.max(1, live.number - RECENT_COMPOSITIONS);
    return { live, tab: isRecent ? await this.getOlder(number) : undefined };
  }

  private async getLive(number: number): Promise<KnownComposition | undefined> {
    const { live } = this;
    const age = this.clock() - (live?.at ?? 0);
    if (live && age >= 0 && age < COMPOSITION_FRESH_MS && !(await this.isNewer(number, live.known))) {
      return live.known;
    }
    // Concurrent callers share one read.
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** Whether a newer composition than the cached one exists, which the tab may already have. Reads only a number. */
  private async isNewer(number: number, known: KnownComposition | undefined): Promise<boolean> {
    const knownNumber = known?.number ?? 0;
    return number > knownNumber && ((await this.compositions.currentNumber()) ?? 0) > knownNumber;
  }

  private async read(): Promise<KnownComposition | undefined> {
    const at = this.clock();
    const current = await this.compositions.current();
    const before = this.live?.known;
    const known = current && (current.number === before?.number ? before : toKnown(current));
    this.live = { known, at };
    return known;
  }

  private getOlder(number: number): Promise<KnownComposition | undefined> {
    const cached = this.cache.get(number);
    if (cached) return cached;
    const loading = this.findTrusted(number).then((composition) => composition && toKnown(composition));
    this.cache.set(number, loading);
    // After a failed query the next call tries again.
    loading.catch(() => this.cache.delete(number));
    return loading;
  }

  /** @returns undefined also if its key is not trusted any more: no tab can have such a composition */
  private async findTrusted(number: number): Promise<Composition | undefined> {
    try {
      return await this.compositions.find(number);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'MB-2008') return undefined;
      throw error;
    }
  }
}
