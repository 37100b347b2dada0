import type { FailureReason, StoredScreen, WorkerAnswer, WorkerRequest } from '../shared/offline/messages.js';
import { openActive, readActiveKey } from './store/active-composition.js';
import type { CompositionCache } from './store/composition-cache.js';
import { fetchWhole, NetworkError, type Tools } from './update/fetch-whole.js';
import { makeRoom, storageLimit } from './update/make-room.js';
import { measureDownload } from './update/measure-download.js';
import { stageComposition } from './update/stage-composition.js';
import { downloadPages, NotStorableError, planDownload, storeVisitedScreen } from './update/store-screen.js';

interface LibraryTools extends Tools {
  storage: StorageManager | undefined;
  /** Deletes the caches that no tab uses. */
  cleanUp: () => Promise<void>;
}

type Answer = (answer: WorkerAnswer) => void;

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

function reasonOf(error: unknown): FailureReason {
  if (isFull(error)) return 'storage';
  if (error instanceof NotStorableError) return 'not-storable';
  return error instanceof NetworkError ? 'network' : 'failed';
}

/** What this device stores. Only this class writes to it, one request after the other. */
export class OfflineLibrary {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly tools: LibraryTools) {}

  /** Never rejects: an error is an answer. */
  async handle(request: WorkerRequest, answer: Answer): Promise<void> {
    const result = this.last.then(() => this.run(request, answer));
    this.last = result.catch(() => undefined);
    try {
      answer({ kind: 'done', value: await result });
    } catch (error) {
      answer({ kind: 'failed', reason: reasonOf(error) });
    }
  }

  private async run(request: WorkerRequest, answer: Answer): Promise<unknown> {
    switch (request.kind) {
      case 'visit':
        return this.visit(request);
      case 'measure':
        return measureDownload(await this.openLive(), request.addresses, this.tools);
      case 'download': {
        const cache = await this.openLive();
        const plan = await planDownload(cache, request.pages, this.tools);
        await downloadPages(cache, plan, this.tools, (done, total) =>
          answer({ kind: 'progress', done, total }),
        );
        return makeRoom(cache, await storageLimit(this.tools.storage));
      }
      case 'remove':
        return this.remove(request.addresses);
      case 'isAvailable': {
        const stored = new Set((await this.screens()).map(({ address }) => address));
        return request.addresses.every((address) => stored.has(address));
      }
      case 'list':
        return this.list();
      default:
        return request satisfies never;
    }
  }

  private async visit({ compositionKey, screen }: Extract<WorkerRequest, { kind: 'visit' }>): Promise<void> {
    const active = await readActiveKey(this.tools.caches);
    const key = active === compositionKey ? active : await this.update();
    const cache = key === compositionKey ? await openActive(this.tools.caches) : undefined;
    if (cache && screen) {
      await storeVisitedScreen(cache, screen, this.tools);
      await makeRoom(cache, await storageLimit(this.tools.storage));
    }
    await this.tools.cleanUp();
  }

  /** Stores the live composition whole, unless it is stored. @returns the key of the composition that pages come from */
  private async update(): Promise<string | undefined> {
    const active = await readActiveKey(this.tools.caches);
    const response = await fetchWhole(this.tools, '/_mb/composition', { cache: 'no-store' });
    const live: unknown = await response.json();
    const key = typeof live === 'object' && live !== null && 'key' in live ? live.key : undefined;
    if (typeof key !== 'string' || key === active) return active;
    await stageComposition(key, this.tools);
    return key;
  }

  /** @throws {NetworkError} without a network */
  private async openLive(): Promise<CompositionCache> {
    await this.update();
    const cache = await openActive(this.tools.caches);
    if (!cache) throw new Error('No composition is stored');
    return cache;
  }

  private async screens() {
    return (await (await openActive(this.tools.caches))?.screens()) ?? [];
  }

  private async list(): Promise<StoredScreen[]> {
    return (await this.screens())
      .filter(({ title }) => title !== '')
      .sort((a, b) => b.storedAt - a.storedAt)
      .map(({ address, title }) => ({ address, title }));
  }

  private async remove(addresses: readonly string[]): Promise<void> {
    const cache = await openActive(this.tools.caches);
    const removed = new Set(addresses);
    for (const screen of (await cache?.screens()) ?? []) {
      if (removed.has(screen.address)) await cache?.removeScreen(screen);
    }
  }
}
