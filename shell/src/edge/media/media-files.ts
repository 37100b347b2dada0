import { LRUCache } from 'lru-cache';
import type { ApiKey } from '../api-keys.js';
import {
  MAX_UNKNOWN_VERSIONS,
  MEDIA_FETCHES,
  MEDIA_MEMORY_BYTES,
  MEDIA_TIMEOUT_MS,
  UNKNOWN_VERSION_MS,
} from '../limits.js';
import { signedHeaders } from '../services/signed-headers.js';

const PATH = '/api/upload/media';

interface Options {
  /** `fetch` for a path of the services. */
  fetchServices: typeof fetch;
  key: ApiKey;
}

/** The pictures that editors uploaded. The services store them; recent ones are in memory here. */
export class MediaFiles {
  private readonly files = new LRUCache<string, Buffer>({
    maxSize: MEDIA_MEMORY_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  /** Pictures that the services do not have. They are not requested again for a short time. */
  private readonly missing = new LRUCache<string, true>({
    max: MAX_UNKNOWN_VERSIONS,
    ttl: UNKNOWN_VERSION_MS,
  });
  private readonly loads = new Map<string, Promise<Buffer | undefined>>();

  constructor(private readonly options: Options) {}

  /**
   * @param file as in `mediaFileSchema`
   * @returns undefined if it does not exist
   * @throws if the services do not answer, or if too many pictures are being fetched
   */
  async get(file: string): Promise<Buffer | undefined> {
    const stored = this.files.get(file);
    if (stored || this.missing.has(file)) return stored;
    const loading = this.loads.get(file);
    if (loading) return loading;
    if (this.loads.size >= MEDIA_FETCHES) throw new Error('too many pictures are being fetched');
    const load = this.fetch(file).finally(() => this.loads.delete(file));
    this.loads.set(file, load);
    return load;
  }

  private async fetch(file: string): Promise<Buffer | undefined> {
    const { fetchServices, key } = this.options;
    const path = `${PATH}/${file}`;
    const response = await fetchServices(path, {
      headers: signedHeaders(key, 'GET', path),
      signal: AbortSignal.timeout(MEDIA_TIMEOUT_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    if (response.status === 404) {
      this.missing.set(file, true);
      return undefined;
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    this.files.set(file, bytes);
    return bytes;
  }
}
