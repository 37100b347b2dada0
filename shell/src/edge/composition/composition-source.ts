import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  CONTENT_REVISION_HEADER,
  signedCompositionResponse,
  signedCompositionSchema,
  type Composition,
  type SignedComposition,
} from '@mockingbird/contracts';
import { openComposition, type TrustedKeys } from '@mockingbird/registry/signing';
import type { Logger } from 'pino';
import type { ApiKey } from '../api-keys.js';
import { COMPOSITION_POLL_MS, INCOMPLETE_RETRY_MS, START_ATTEMPTS, START_PAUSE_MS } from '../limits.js';
import { ContentRevision } from './content-revision.js';
import { requestComposition } from './request-composition.js';

interface Options {
  /** `fetch` for a path of the services. */
  fetchServices: typeof fetch;
  key: ApiKey;
  /** Public keys whose signatures are accepted. */
  trustedKeys: TrustedKeys;
  /** File of the last good composition, for a start without the services. */
  file: string;
  log: Logger;
  /**
   * Prepares a composition and serves it. After a rejection the previous one stays live.
   * @returns whether every version of it can be served
   */
  adopt: (composition: Composition) => Promise<boolean>;
  /** Called after the stored content has changed. */
  onContentChange?: () => void;
}

/** @returns undefined when the response is not JSON. Rejects when the response breaks off. */
async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Length of a code such as MB-2008. */
const CODE_LENGTH = 7;

/**
 * Polls for a new composition every second. The last good composition stays live while the services are unavailable,
 * also after a restart.
 */
export class CompositionSource {
  private etag: string | undefined;
  /** `createdAt` of the newest adopted composition. An older one is rejected even with a valid signature. */
  private newestCreatedAt: string | undefined;
  /** Epoch milliseconds when an incomplete composition is tried again. */
  private retryAt = Infinity;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private isReachable = true;
  /** The last rejection, so that each one is logged once. */
  private lastRejection: string | undefined;
  private lastAnswerAt: number | undefined;

  private readonly content: ContentRevision;

  constructor(private readonly options: Options) {
    this.content = new ContentRevision(() => options.onContentChange?.());
  }

  /** Epoch milliseconds when the releases module last said what is live. Undefined before the first time. */
  get checkedAt(): number | undefined {
    return this.lastAnswerAt;
  }

  /** Whether the live composition is one that this edge rejects. It then serves an older one. */
  get isRejecting(): boolean {
    return this.lastRejection !== undefined;
  }

  /** Adopts the live composition, or the last good one from disk. Resolves also without either. */
  async start(): Promise<void> {
    const stored = await this.readStored();
    // A composition older than the one before the restart is rejected too.
    this.newestCreatedAt = stored?.createdAt;
    const isAdopted = await this.poll();
    if (!isAdopted && stored) await this.restore(stored);
    await this.complete();
    this.schedule();
  }

  /** Tries an incomplete composition again before the first visitor: a busy store may have sent a version too late. */
  private async complete(): Promise<void> {
    for (let attempt = 1; attempt < START_ATTEMPTS && this.retryAt !== Infinity; attempt += 1) {
      await setTimeout(START_PAUSE_MS);
      this.etag = undefined;
      await this.poll();
    }
  }

  close(): void {
    this.closed = true;
    this.content.close();
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = globalThis.setTimeout(
      () => void this.poll().finally(() => this.schedule()),
      COMPOSITION_POLL_MS,
    );
  }

  /** @returns whether a composition was adopted */
  private async poll(): Promise<boolean> {
    try {
      const response = await this.requestComposition();
      this.setReachable(true);
      this.content.see(response.headers.get(CONTENT_REVISION_HEADER));
      // 404: there is no composition yet.
      if (response.ok || response.status === 304 || response.status === 404) this.lastAnswerAt = Date.now();
      if (response.status === 304) return false;
      if (!response.ok) {
        if (response.status !== 404) {
          this.options.log.warn({ status: response.status }, 'releases module answered with an error');
        }
        return false;
      }
      return await this.adoptResponse(response);
    } catch (error) {
      this.setReachable(false, error);
      return false;
    }
  }

  /** @returns whether the response's composition was adopted; otherwise the previous one stays live */
  private async adoptResponse(response: Response): Promise<boolean> {
    const etag = response.headers.get('etag') ?? undefined;
    const parsed = signedCompositionResponse.safeParse(await parseJson(response));
    const verified = parsed.success
      ? this.verify(parsed.data.data)
      : 'MB-2008 The response is no signed composition';
    if (typeof verified === 'string' || !parsed.success) {
      this.reject(String(verified), etag);
      return false;
    }
    let isComplete: boolean;
    try {
      isComplete = await this.options.adopt(verified);
    } catch (error) {
      this.reject(`MB-2002 ${error instanceof Error ? error.message : String(error)}`, etag);
      return false;
    }
    this.newestCreatedAt = verified.createdAt;
    this.etag = etag;
    this.lastRejection = undefined;
    this.retryAt = isComplete ? Infinity : Date.now() + INCOMPLETE_RETRY_MS;
    await this.store(parsed.data.data);
    return true;
  }

  private requestComposition(): Promise<Response> {
    // Missing files may be available again. Without the ETag, the same composition is sent once more.
    if (Date.now() >= this.retryAt) this.etag = undefined;
    return requestComposition(this.options, this.etag);
  }

  /** Logs changes only: the services became unavailable, or available again. */
  private setReachable(isReachable: boolean, error?: unknown): void {
    if (isReachable === this.isReachable) return;
    this.isReachable = isReachable;
    if (isReachable) this.options.log.info('releases module available again');
    else
      this.options.log.warn(
        { code: 'MB-2006', err: error },
        'releases module unavailable; the last good composition stays live',
      );
  }

  /** @returns the composition, or the reason why it is rejected: its signature, its content or its age */
  private verify(envelope: SignedComposition): Composition | string {
    const opened = openComposition(envelope, this.options.trustedKeys);
    if (!opened.ok) return `MB-2008 ${opened.detail}`;
    const { composition } = opened;
    if (this.newestCreatedAt !== undefined && composition.createdAt < this.newestCreatedAt) {
      return `MB-2009 Composition ${composition.number} of ${composition.createdAt} is older than the live one of ${this.newestCreatedAt}`;
    }
    return composition;
  }

  /** Logs each rejected composition once, although it is received every second. */
  private reject(reason: string, etag: string | undefined): void {
    if (this.lastRejection === reason + etag) return;
    this.lastRejection = reason + etag;
    this.options.log.error(
      { code: reason.slice(0, CODE_LENGTH) },
      `composition rejected, the last good one stays live: ${reason.slice(CODE_LENGTH + 1)}`,
    );
  }

  /** Stores the composition for a start without the services. A full disk affects only such a start. */
  private async store(composition: SignedComposition): Promise<void> {
    const { file, log } = this.options;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(composition));
      await rename(`${file}.new`, file);
    } catch (error) {
      log.warn({ code: 'MB-2011', err: error, file }, 'composition not stored on disk');
    }
  }

  /** @returns the composition on disk; undefined if there is none or it is not valid any more */
  private async readStored(): Promise<Composition | undefined> {
    const { file, log } = this.options;
    const text = await readFile(file, 'utf8').catch(() => undefined);
    // Before its first composition the edge answers 503.
    if (text === undefined) return undefined;
    try {
      const verified = this.verify(signedCompositionSchema.parse(JSON.parse(text)));
      if (typeof verified !== 'string') return verified;
      this.reject(`${verified} (stored on disk)`, undefined);
    } catch (error) {
      log.error({ code: 'MB-2008', err: error, file }, 'stored composition cannot be read');
    }
    return undefined;
  }

  private async restore(stored: Composition): Promise<void> {
    try {
      await this.options.adopt(stored);
      this.options.log.warn({ composition: stored.number }, 'last good composition restored from disk');
    } catch (error) {
      this.options.log.error({ code: 'MB-2001', err: error }, 'stored composition cannot be served');
    }
  }
}
