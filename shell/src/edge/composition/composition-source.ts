import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  signedCompositionResponse,
  signedCompositionSchema,
  type Composition,
  type SignedComposition,
} from '@mockingbird/contracts';
import { openComposition, type TrustedKeys } from '@mockingbird/registry/signing';
import { signRequest } from '@mockingbird/request-signing/node';
import type { Logger } from 'pino';
import type { ApiKey } from '../api-keys.js';
import { COMPOSITION_POLL_MS, INCOMPLETE_RETRY_MS, RELEASES_TIMEOUT_MS } from '../limits.js';

const PATH = '/api/releases/composition';

interface Options {
  /** Asks the services for a path. */
  ask: typeof fetch;
  key: ApiKey;
  /** Whose signatures are good. */
  trusted: TrustedKeys;
  /** Where the last good composition is kept for a start without the services. */
  file: string;
  log: Logger;
  /**
   * Makes a composition ready to serve; a rejection keeps the one before.
   * @returns whether all of it can be served
   */
  adopt: (composition: Composition) => Promise<boolean>;
}

/** A composition that must not be served. */
class CompositionRefused extends Error {
  constructor(
    readonly code: 'MB-2008' | 'MB-2009',
    detail: string,
  ) {
    super(`${code} ${detail}`);
  }
}

/**
 * Looks for a newer composition every second. The last good one serves when the services are away, also after a
 * restart.
 */
export class CompositionSource {
  private etag: string | undefined;
  /** When the newest composition that was taken was made: an older one is no news, whoever signed it. */
  private newest: string | undefined;
  /** Epoch milliseconds when a composition that cannot be served whole is tried again. */
  private againAt = Infinity;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  private reachable = true;

  constructor(private readonly options: Options) {}

  /** Takes the live composition, or the last good one from the disk. Resolves also when there is neither. */
  async start(): Promise<void> {
    const fresh = await this.look();
    if (!fresh) await this.restore();
    this.schedule();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.look().finally(() => this.schedule()), COMPOSITION_POLL_MS);
  }

  /** @returns whether a composition was adopted */
  private async look(): Promise<boolean> {
    try {
      const response = await this.ask();
      this.noteReachable(true);
      if (response.status === 304) return false;
      if (!response.ok) {
        if (response.status !== 404) this.options.log.warn({ status: response.status }, 'releases refused');
        return false;
      }
      const { data } = signedCompositionResponse.parse(await response.json());
      const whole = await this.options.adopt(this.opened(data));
      this.etag = response.headers.get('etag') ?? undefined;
      this.againAt = whole ? Infinity : Date.now() + INCOMPLETE_RETRY_MS;
      await this.keep(data);
      return true;
    } catch (error) {
      this.noteReachable(false, error);
      return false;
    }
  }

  private ask(): Promise<Response> {
    const { ask, key } = this.options;
    // What could not be served may have been away for a moment: the same composition is taken once more.
    if (Date.now() >= this.againAt) this.etag = undefined;
    const signature = signRequest({
      keyId: key.id,
      secret: key.secret,
      method: 'GET',
      path: PATH,
      now: Date.now(),
    });
    return ask(PATH, {
      headers: { ...signature, ...(this.etag ? { 'if-none-match': this.etag } : {}) },
      signal: AbortSignal.timeout(RELEASES_TIMEOUT_MS),
    });
  }

  /** Says so once when the services go away, and once when they are back. */
  private noteReachable(reachable: boolean, error?: unknown): void {
    if (reachable === this.reachable) return;
    this.reachable = reachable;
    if (reachable) this.options.log.info('releases answer again');
    else
      this.options.log.warn({ code: 'MB-2006', err: error }, 'no new composition; the last good one serves');
  }

  /** @throws when the signature is not by a trusted key, the content does not fit, or it is older than what serves */
  private opened(envelope: SignedComposition): Composition {
    const opened = openComposition(envelope, this.options.trusted);
    if (!opened.ok) throw new CompositionRefused('MB-2008', opened.detail);
    const { composition } = opened;
    if (this.newest !== undefined && composition.createdAt < this.newest) {
      throw new CompositionRefused('MB-2009', `${composition.number} of ${composition.createdAt}`);
    }
    this.newest = composition.createdAt;
    return composition;
  }

  private async keep(composition: SignedComposition): Promise<void> {
    const { file } = this.options;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.new`, JSON.stringify(composition));
    await rename(`${file}.new`, file);
  }

  private async restore(): Promise<void> {
    try {
      const kept: unknown = JSON.parse(await readFile(this.options.file, 'utf8'));
      const composition = this.opened(signedCompositionSchema.parse(kept));
      await this.options.adopt(composition);
      this.options.log.warn({ composition: composition.number }, 'serving the last good composition');
    } catch {
      // None was ever kept, or it cannot be used: the edge answers 503 until the releases module gives one.
    }
  }
}
