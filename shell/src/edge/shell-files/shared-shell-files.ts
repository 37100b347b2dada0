import { createHash } from 'node:crypto';
import type { ShellFiles } from '@mockingbird/contracts';
import { LRUCache } from 'lru-cache';
import type { ApiKey } from '../api-keys.js';
import {
  RELEASES_TIMEOUT_MS,
  SHELL_FILES_RENEW_MS,
  SHELL_FILES_RETRY_MS,
  UNKNOWN_VERSION_MS,
  MAX_UNKNOWN_VERSIONS,
} from '../limits.js';
import { signedHeaders } from '../services/signed-headers.js';
import type { WarningLog } from '../warning-log.js';

const PATH = '/api/releases/shell';

const digest = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

interface Options {
  /** `fetch` for a path of the services. */
  fetchServices: typeof fetch;
  key: ApiKey;
  log: WarningLog;
}

/**
 * The browser files of the shell's builds, which all edges share through the releases module. While edges are replaced, a
 * page of one build may request its scripts from an edge of another build.
 */
export class SharedShellFiles {
  private timer: NodeJS.Timeout | undefined;
  private closed = false;
  /** Files that the releases module does not have. They are not requested again for a short time. */
  private readonly missing = new LRUCache<string, true>({
    max: MAX_UNKNOWN_VERSIONS,
    ttl: UNKNOWN_VERSION_MS,
  });

  constructor(private readonly options: Options) {}

  /**
   * Publishes this edge's files. Resolves also after a failure: the edge still serves, and tries again later.
   * @param files contents by name
   */
  async publish(files: ReadonlyMap<string, Buffer>): Promise<void> {
    let nextMs = SHELL_FILES_RENEW_MS;
    try {
      // The second attempt goes to another replica of the services, if there is one.
      await this.send(files).catch(() => this.send(files));
    } catch (error) {
      nextMs = SHELL_FILES_RETRY_MS;
      this.options.log.warn(
        { code: 'MB-2010', err: error },
        'shell files not published; other edges cannot serve them; retrying',
      );
    }
    if (this.closed) return;
    this.timer = setTimeout(() => void this.publish(files), nextMs);
    this.timer.unref();
  }

  /** @returns a verified file of another build; undefined when there is none or the services do not answer */
  async find(file: string): Promise<Buffer | undefined> {
    if (this.missing.has(file)) return undefined;
    const fetched = await this.fetchFile(file).catch((error: unknown) => {
      this.options.log.warn({ code: 'MB-2010', err: error, file }, 'shell file of another build not fetched');
      return undefined;
    });
    if (!fetched) this.missing.set(file, true);
    return fetched;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async send(files: ReadonlyMap<string, Buffer>): Promise<void> {
    if (files.size === 0) return;
    const body: ShellFiles = {
      files: [...files].map(([file, bytes]) => ({
        file,
        integrity: digest(bytes),
        content: bytes.toString('base64'),
      })),
    };
    const { fetchServices, key } = this.options;
    const response = await fetchServices(PATH, {
      method: 'POST',
      headers: { ...signedHeaders(key, 'POST', PATH), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RELEASES_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${PATH} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  }

  private async fetchFile(file: string): Promise<Buffer | undefined> {
    const { fetchServices, key } = this.options;
    const path = `${PATH}/${file}`;
    const response = await fetchServices(path, {
      headers: signedHeaders(key, 'GET', path),
      signal: AbortSignal.timeout(RELEASES_TIMEOUT_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    if (response.headers.get('etag') !== `"${digest(bytes)}"`)
      throw new Error(`${path} does not match its digest`);
    return bytes;
  }
}
