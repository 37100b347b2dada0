import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { RawResponse } from '../http/response/raw-response.js';
import { CACHED_RESPONSE_MS, CACHE_BYTES, CACHE_ENTRY_OVERHEAD_BYTES } from './limits.js';
import { CLOCK, type Clock } from '../common/injection-tokens.js';
import type { Domain } from './models.js';
import { DataVersions } from './data-versions.service.js';

/** Names a cached response. */
export interface CacheEntryKey {
  /** A change of this domain makes the response stale. */
  domain: Domain;
  /**
   * Unique within the domain, such as `exam/e-9`. Use an id in its normal form, so that each response is stored once however
   * its id is written.
   */
  key: string;
  /** Maximum age in milliseconds, for a response that also changes with time. */
  lifetimeMs?: number;
}

interface Entry {
  response: RawResponse;
  version: number;
  /** When its load started. */
  since: number;
}

interface Load {
  version: number;
  response: Promise<RawResponse>;
}

/** Responses in the memory of this process. Each is stored with the data version of its domain, so that no process serves a stale one. */
@Injectable()
export class ResponseCache {
  private readonly entries = new LRUCache<string, Entry>({ maxSize: CACHE_BYTES });
  private readonly loads = new Map<string, Load>();

  constructor(
    private readonly versions: DataVersions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Bytes that are stored now. */
  get bytes(): number {
    return this.entries.calculatedSize;
  }

  /**
   * @param load creates the response if it is not stored; concurrent requests share one load. Its errors are thrown and not
   *   stored, so that unknown addresses take no memory.
   */
  get(key: CacheEntryKey, load: () => Promise<RawResponse>): RawResponse | Promise<RawResponse> {
    const version = this.versions.current(key.domain);
    if (typeof version === 'number') return this.getAt(version, key, load);
    return version.then((confirmed) => this.getAt(confirmed, key, load));
  }

  private getAt(
    version: number,
    entryKey: CacheEntryKey,
    load: () => Promise<RawResponse>,
  ): RawResponse | Promise<RawResponse> {
    const { domain, key, lifetimeMs = CACHED_RESPONSE_MS } = entryKey;
    const name = `${domain}/${key}`;
    const entry = this.entries.get(name);
    const age = entry === undefined ? Number.POSITIVE_INFINITY : this.clock() - entry.since;
    if (entry?.version === version && age >= 0 && age < lifetimeMs) return entry.response;
    const loading = this.loads.get(name);
    if (loading?.version === version) return loading.response;
    return this.load(name, version, load);
  }

  private load(name: string, version: number, load: () => Promise<RawResponse>): Promise<RawResponse> {
    const since = this.clock();
    const loading: Load = {
      version,
      response: load()
        .then((response) => {
          // After a change in the meantime another load has started, and this response may be stale.
          if (this.loads.get(name) === loading) {
            const size = response.bytes.length + name.length + CACHE_ENTRY_OVERHEAD_BYTES;
            this.entries.set(name, { response, version, since }, { size });
          }
          return response;
        })
        .finally(() => {
          if (this.loads.get(name) === loading) this.loads.delete(name);
        }),
    };
    this.loads.set(name, loading);
    return loading.response;
  }
}
