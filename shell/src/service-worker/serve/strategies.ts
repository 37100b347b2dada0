import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { screenDataAddress } from '../../shared/offline/addresses.js';
import { DATA_TIMEOUT_MS, DOWN_TIMEOUT_MS, PAGE_TIMEOUT_MS } from '../limits.js';
import { findScreen } from '../rules/find-screen.js';
import { openActive } from '../store/active-composition.js';
import { networkFirst } from './network-first.js';
import type { NetworkStatus } from './network-status.js';

/** Each address has the same content in every composition that has it. */
const findStored = (request: Request) => caches.match(request.url, { ignoreVary: true });

/** Files that never change: from the device, otherwise from the network. */
export class StoredFiles extends Strategy {
  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return (await findStored(request)) ?? handler.fetch(request);
  }
}

abstract class NetworkFirst extends Strategy {
  constructor(
    private readonly status: NetworkStatus,
    private readonly timeoutMs: number,
  ) {
    super();
  }

  protected answer(
    network: Promise<Response>,
    stored: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const limitMs = this.status.isDown() ? DOWN_TIMEOUT_MS : this.timeoutMs;
    return networkFirst(network, stored, { limitMs, status: this.status });
  }
}

/** The data of screens. The library stores it when a tab shows the screen. */
export class ScreenData extends NetworkFirst {
  constructor(status: NetworkStatus) {
    super(status, DATA_TIMEOUT_MS);
  }

  _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return this.answer(handler.fetch(request), () => findStored(request));
  }
}

/** Public answers of the API. They are stored when they come. */
export class ApiAnswers extends NetworkFirst {
  constructor(status: NetworkStatus) {
    super(status, DATA_TIMEOUT_MS);
  }

  _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request).then((response) => {
      const isPublic = response.headers.get('cache-control')?.startsWith('public') ?? false;
      if (response.ok && isPublic) void handler.waitUntil(this.store(request, response.clone()));
      return response;
    });
    return this.answer(network, () => findStored(request));
  }

  private async store({ url }: Request, response: Response): Promise<void> {
    const { pathname, search } = new URL(url);
    await (await openActive(caches))?.put(pathname + search, response);
  }
}

/** Pages: from the network, otherwise the offline page, which shows the stored screen or says that it is not stored. */
export class Pages extends NetworkFirst {
  constructor(status: NetworkStatus) {
    super(status, PAGE_TIMEOUT_MS);
  }

  async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = handler.fetch(request);
    let hasFailed = false;
    network.catch(() => (hasFailed = true));
    return this.answer(network, async () => {
      const active = await openActive(caches);
      // A slow page is worth the wait if its screen is not stored.
      return hasFailed || (await this.isStored(request)) ? active?.offlinePage() : undefined;
    });
  }

  private async isStored({ url }: Request): Promise<boolean> {
    const { pathname, search } = new URL(url);
    const address = pathname + search;
    const active = await openActive(caches);
    const screen = findScreen((await active?.composition())?.remotes ?? [], address);
    if (!screen) return false;
    const { name, version } = screen.remote;
    return (await active?.find(screenDataAddress(name, version, address))) !== undefined;
  }
}
