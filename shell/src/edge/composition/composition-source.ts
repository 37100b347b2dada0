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

/** The JSON of an answer; undefined when it is none. An answer that breaks off rejects. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Characters of a code such as MB-2008. */
const CODE_LENGTH = 7;

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
  /** What was refused last, so that it is told once. */
  private refused: string | undefined;

  constructor(private readonly options: Options) {}

  /** Takes the live composition, or the last good one from the disk. Resolves also when there is neither. */
  async start(): Promise<void> {
    const kept = await this.kept();
    // What this edge served before its last stop is not to be undone by an older one either.
    this.newest = kept?.createdAt;
    const fresh = await this.look();
    if (!fresh && kept) await this.restore(kept);
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
      return await this.take(response);
    } catch (error) {
      this.noteReachable(false, error);
      return false;
    }
  }

  /** @returns whether the composition in an answer was adopted: whatever is wrong with it, the one before serves */
  private async take(response: Response): Promise<boolean> {
    const etag = response.headers.get('etag') ?? undefined;
    const answer = signedCompositionResponse.safeParse(await jsonOf(response));
    const opened = answer.success ? this.opened(answer.data.data) : 'MB-2008 No signed composition was sent';
    if (typeof opened === 'string' || !answer.success) {
      this.refuse(String(opened), etag);
      return false;
    }
    let whole: boolean;
    try {
      whole = await this.options.adopt(opened);
    } catch (error) {
      this.refuse(`MB-2002 ${error instanceof Error ? error.message : String(error)}`, etag);
      return false;
    }
    this.newest = opened.createdAt;
    this.etag = etag;
    this.refused = undefined;
    this.againAt = whole ? Infinity : Date.now() + INCOMPLETE_RETRY_MS;
    await this.keep(answer.data.data);
    return true;
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

  /** @returns the composition, or why it must not be served: who signed it, what is in it, or that it is an older one */
  private opened(envelope: SignedComposition): Composition | string {
    const opened = openComposition(envelope, this.options.trusted);
    if (!opened.ok) return `MB-2008 ${opened.detail}`;
    const { composition } = opened;
    if (this.newest !== undefined && composition.createdAt < this.newest) {
      return `MB-2009 Composition ${composition.number} of ${composition.createdAt} is older than what serves, of ${this.newest}`;
    }
    return composition;
  }

  /** Says so once for each that is refused: the same one comes again every second. */
  private refuse(reason: string, etag: string | undefined): void {
    if (this.refused === reason + etag) return;
    this.refused = reason + etag;
    this.options.log.error(
      { code: reason.slice(0, CODE_LENGTH) },
      `composition refused, the last good one serves: ${reason.slice(CODE_LENGTH + 1)}`,
    );
  }

  /** For a start without the services. A disk that is full costs that start alone. */
  private async keep(composition: SignedComposition): Promise<void> {
    const { file, log } = this.options;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(composition));
      await rename(`${file}.new`, file);
    } catch (error) {
      log.warn({ code: 'MB-2011', err: error }, 'composition not kept on disk');
    }
  }

  /** What was kept on the disk, if it is still as good as it was. */
  private async kept(): Promise<Composition | undefined> {
    const text = await readFile(this.options.file, 'utf8').catch(() => undefined);
    // None was ever kept: the edge answers 503 until the releases module gives one.
    if (text === undefined) return undefined;
    try {
      const opened = this.opened(signedCompositionSchema.parse(JSON.parse(text)));
      if (typeof opened !== 'string') return opened;
      this.refuse(`${opened} (kept on disk)`, undefined);
    } catch (error) {
      this.options.log.error({ code: 'MB-2008', err: error }, 'the composition kept on disk cannot be read');
    }
    return undefined;
  }

  private async restore(kept: Composition): Promise<void> {
    try {
      await this.options.adopt(kept);
      this.options.log.warn({ composition: kept.number }, 'serving the last good composition');
    } catch (error) {
      this.options.log.error({ code: 'MB-2001', err: error }, 'the last good composition cannot be served');
    }
  }
}
