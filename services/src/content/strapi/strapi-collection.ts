import type { Logger } from 'pino';
import { errorField } from '../../common/error-field.js';
import type { Clock } from '../../common/injection-tokens.js';
import type { DataVersions } from '../../cache/data-versions.service.js';
import type { StrapiConfig } from '../../config/strapi-config.js';
import { upstreamUnavailable } from '../../http/response/problem.js';
import {
  STRAPI_COOLDOWN_MS,
  STRAPI_FRESH_MS,
  STRAPI_PAGES,
  STRAPI_STALE_MS,
  STRAPI_TOTAL_MS,
  STRAPI_WARNINGS,
} from './limits.js';
import type { ParsedEntry } from './parse-entry.js';
import { StaleWhileRevalidate } from './stale-while-revalidate.js';
import type { StrapiClient } from './strapi-client.js';
import type { StrapiPictures } from './strapi-pictures.js';
import type { EntryKind } from './strapi-response.js';

const TIMES = { freshMs: STRAPI_FRESH_MS, staleMs: STRAPI_STALE_MS, cooldownMs: STRAPI_COOLDOWN_MS };

/** An entry of a list with its name for warnings. */
export interface NamedEntry<Entry> {
  name: string;
  entry: Entry;
}

/** What a list of Strapi has, and how it is read. */
export interface CollectionReader<Entry, Shown> {
  kind: EntryKind;
  parse: (value: unknown, stored: ReadonlyMap<string, string>) => ParsedEntry<Entry>;
  /**
   * Chooses the entries that are shown, by their keys and in their order.
   * @param warn names an entry that is left out
   */
  choose: (
    entries: readonly NamedEntry<Entry>[],
    warn: (warning: string) => void,
  ) => ReadonlyMap<string, Shown> | Promise<ReadonlyMap<string, Shown>>;
  /** For readers, while Strapi has never responded. */
  unavailable: string;
}

/** Undefined where no Strapi is configured. */
export const STRAPI_PARTS = Symbol('parts of Strapi');

/** What all collections of one Strapi share. */
export interface StrapiParts {
  config: StrapiConfig;
  client: StrapiClient;
  pictures: StrapiPictures;
  log: Logger;
  clock: Clock;
  versions: Pick<DataVersions, 'current'>;
}

/** What the last load of a collection left out, for editors. */
export interface CollectionStatus {
  entries: number;
  loadedAt: number | undefined;
  warnings: readonly string[];
  /** Why the last load failed; undefined if it did not. */
  failure: string | undefined;
}

/**
 * The entries of a collection of Strapi 5. All pages of the list are loaded together and cached. Unknown addresses therefore cost Strapi
 * nothing, and while Strapi is unavailable all known entries stay visible.
 */
export class StrapiCollection<Entry, Shown> {
  private readonly stop = new AbortController();
  private readonly entries: StaleWhileRevalidate<ReadonlyMap<string, Shown>>;
  /** Warnings of the last load: a warning is logged only when it is new. */
  private knownWarnings: ReadonlySet<string> = new Set();
  private loadedAt: number | undefined;
  private failure: string | undefined;
  /** Data version of the last request: a webhook increments it. */
  private seenVersion: number | undefined;

  constructor(
    private readonly reader: CollectionReader<Entry, Shown>,
    private readonly parts: StrapiParts,
  ) {
    this.entries = new StaleWhileRevalidate(() => this.load(), TIMES, parts.clock);
  }

  /** Aborts a reload in the background. Requests in flight have ended by now. */
  close(): void {
    this.stop.abort();
  }

  status(): CollectionStatus {
    const { latest } = this.entries;
    const { loadedAt, failure } = this;
    return { entries: latest?.size ?? 0, loadedAt, warnings: [...this.knownWarnings], failure };
  }

  /** @throws ProblemError MB-1014 if Strapi has never responded */
  async get(): Promise<ReadonlyMap<string, Shown>> {
    const version = await this.parts.versions.current('strapi');
    if (this.seenVersion !== undefined && version !== this.seenVersion) this.entries.expire();
    this.seenVersion = version;
    try {
      return await this.entries.get();
    } catch {
      throw upstreamUnavailable(this.reader.unavailable);
    }
  }

  private async load(): Promise<ReadonlyMap<string, Shown>> {
    try {
      const entries = await this.loadAllPages();
      this.failure = undefined;
      return entries;
    } catch (error) {
      // The cause, such as ECONNREFUSED, says more than "fetch failed".
      const cause = errorField(errorField(error, 'cause'), 'code');
      const reason = errorField(error, 'message');
      this.failure = [reason, cause].filter((part) => typeof part === 'string').join(' ');
      this.parts.log.warn({ code: 'MB-1014', reason, cause }, 'strapi_unavailable');
      throw error;
    }
  }

  private async loadAllPages(): Promise<ReadonlyMap<string, Shown>> {
    const { client, pictures, clock } = this.parts;
    const { kind, parse, choose } = this.reader;
    const entries: NamedEntry<Entry>[] = [];
    const warnings = new Set<string>();
    const signal = AbortSignal.any([this.stop.signal, AbortSignal.timeout(STRAPI_TOTAL_MS)]);
    const values: unknown[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const { data, meta } = await client.page(kind, page, signal);
      pages = Math.min(meta.pagination.pageCount, STRAPI_PAGES);
      values.push(...data);
      if (meta.pagination.pageCount > STRAPI_PAGES) {
        warnings.add(`${meta.pagination.total} entries: only ${STRAPI_PAGES} pages are read`);
      }
    }
    // After all pages: new pictures may take the rest of the time, and the load succeeds without them.
    const stored = await pictures.store(values, signal);
    for (const value of values) {
      const name = nameOf(value);
      const parsed = parse(value, stored);
      for (const warning of parsed.warnings) warnings.add(`${name} ${warning}`);
      if (parsed.entry !== undefined) entries.push({ name, entry: parsed.entry });
    }
    const chosen = await choose(entries, (warning) => warnings.add(warning));
    this.warn(warnings);
    this.loadedAt = clock();
    return chosen;
  }

  private warn(warnings: ReadonlySet<string>): void {
    const fresh = [...warnings].filter((warning) => !this.knownWarnings.has(warning));
    for (const warning of fresh.slice(0, STRAPI_WARNINGS)) {
      this.parts.log.warn({ warning }, 'strapi_entry_warning');
    }
    this.knownWarnings = warnings;
  }
}

const LONGEST_NAME = 100;
const truncate = (value: unknown) => String(value).slice(0, LONGEST_NAME);
const nameOf = (entry: unknown) =>
  `${truncate(errorField(entry, 'documentId'))} (${truncate(errorField(entry, 'slug'))})`;
