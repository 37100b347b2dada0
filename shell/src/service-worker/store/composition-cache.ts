import type { LiveComposition } from '@mockingbird/contracts';
import { OFFLINE_PAGE, screenDataAddress } from '../../shared/offline/addresses.js';
import { compositionCacheName } from './cache-names.js';
import { readScreenRecord, screenHeaders, type ScreenRecord } from './screen-record.js';

/** Size of the body, uncompressed. `content-length` is the size on the network. */
const BYTES_HEADER = 'x-mb-bytes';
/** Encodings and sizes of the network are wrong for a stored, decoded body. */
const OF_THE_NETWORK = ['content-encoding', 'content-length', 'vary', 'set-cookie', 'x-mb-composition'];

/** Only the shape that is used: the digest in the key has checked the content. */
const isComposition = (value: unknown): value is LiveComposition =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

/** Everything that is stored of one composition: the offline page, files, screens and answers of the API. */
export class CompositionCache {
  private constructor(
    readonly key: string,
    private readonly cache: Cache,
  ) {}

  static async open(caches: CacheStorage, key: string): Promise<CompositionCache> {
    return new CompositionCache(key, await caches.open(compositionCacheName(key)));
  }

  private get compositionAddress(): string {
    return `/_mb/compositions/${this.key}`;
  }

  find(address: string): Promise<Response | undefined> {
    return this.cache.match(address, { ignoreVary: true });
  }

  /** Stores a response with its body. */
  async put(address: string, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    for (const name of OF_THE_NETWORK) headers.delete(name);
    headers.set(BYTES_HEADER, String(body.byteLength));
    await this.cache.put(address, new Response(body, { status: 200, headers }));
  }

  async addresses(): Promise<Set<string>> {
    const requests = await this.cache.keys();
    return new Set(
      requests.map(({ url }) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      }),
    );
  }

  putComposition(text: string): Promise<void> {
    return this.put(
      this.compositionAddress,
      new Response(text, { headers: { 'content-type': 'application/json' } }),
    );
  }

  async composition(): Promise<LiveComposition | undefined> {
    const parsed: unknown = await (await this.find(this.compositionAddress))?.json();
    return isComposition(parsed) ? parsed : undefined;
  }

  offlinePage(): Promise<Response | undefined> {
    return this.find(OFFLINE_PAGE);
  }

  /** @param body JSON as the edge sends it: `{ "data": ... }` */
  putScreen(record: Omit<ScreenRecord, 'bytes'>, body: string): Promise<void> {
    const { remote, version, address } = record;
    const bytes = new TextEncoder().encode(body).length;
    const headers = screenHeaders({ ...record, bytes });
    return this.put(screenDataAddress(remote, version, address), new Response(body, { headers }));
  }

  async screens(): Promise<ScreenRecord[]> {
    const responses = await this.cache.matchAll();
    return responses.flatMap(({ headers }) => readScreenRecord(headers) ?? []);
  }

  async findScreen(address: string): Promise<ScreenRecord | undefined> {
    return (await this.screens()).find((screen) => screen.address === address);
  }

  removeScreen({ remote, version, address }: ScreenRecord): Promise<boolean> {
    return this.remove(screenDataAddress(remote, version, address));
  }

  remove(address: string): Promise<boolean> {
    return this.cache.delete(address, { ignoreVary: true });
  }

  async totalBytes(): Promise<number> {
    const responses = await this.cache.matchAll();
    return responses.reduce((sum, { headers }) => sum + Number(headers.get(BYTES_HEADER) ?? 0), 0);
  }
}
