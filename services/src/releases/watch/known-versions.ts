import { Inject, Injectable } from '@nestjs/common';
import type { Composition } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import { COMPOSITION_FRESH_MS, KNOWN_COMPOSITIONS, RECENT_COMPOSITIONS } from '../../limits.js';
import { ProblemError } from '../../http/problem.js';
import { CLOCK, type Clock } from '../../tokens.js';
import { CompositionsService } from '../compositions.service.js';

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

/** Which versions tabs may tell something of: those of the live composition and of the one that they were opened with. */
@Injectable()
export class KnownVersions {
  private readonly kept = new LRUCache<number, Known>({ max: KNOWN_COMPOSITIONS });
  private live: { known: Known; at: number } | undefined;

  constructor(
    private readonly compositions: CompositionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * @param number of the tab's composition
   * @returns ISO 8601, since when the version is what it is now, where the tab knew it as that already; empty for a version
   *   that only the past had, or that the tab knew in an earlier life; undefined for one that nobody can have seen
   */
  async lifeOf(remote: string, version: string, number: number): Promise<string | undefined> {
    const live = await this.liveUpTo(number);
    if (live === undefined || number > live.number) return undefined;
    const key = `${remote}@${version}`;
    const tab = number === live.number ? live : await this.numbered(number);
    const since = live.versions.get(key);
    if (since !== undefined) return since !== '' && tab !== undefined && tab.createdAt >= since ? since : '';
    const isRecent = number >= live.number - RECENT_COMPOSITIONS;
    return isRecent && tab?.versions.has(key) === true ? '' : undefined;
  }

  private async liveUpTo(number: number): Promise<Known | undefined> {
    const { live } = this;
    const age = this.clock() - (live?.at ?? 0);
    if (live && live.known.number >= number && age >= 0 && age < COMPOSITION_FRESH_MS) return live.known;
    const current = await this.compositions.current();
    if (!current) return undefined;
    const known = current.number === live?.known.number ? live.known : knownOf(current);
    this.live = { known, at: this.clock() };
    return known;
  }

  private async numbered(number: number): Promise<Known | undefined> {
    const kept = this.kept.get(number);
    if (kept) return kept;
    const found = number < 1 ? undefined : await this.found(number);
    if (!found) return undefined;
    const known = knownOf(found);
    this.kept.set(number, known);
    return known;
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
