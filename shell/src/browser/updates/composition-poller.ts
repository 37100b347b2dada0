import { COMPOSITION_POLL_MS, COMPOSITION_STALE_MS } from './limits.js';

interface Tools {
  catalog: { isCurrentOrPending: (key: string) => boolean; loadPending: (key: string) => Promise<void> };
  /** Milliseconds of a monotonic clock that starts with the page. */
  now?: () => number;
}

/** @returns the key of the live composition @throws when the edge does not answer, or without a key */
export async function fetchLiveKey(signal?: AbortSignal): Promise<string> {
  // The visitor does not wait for it.
  const options: RequestInit & { priority: 'low' } = { cache: 'no-cache', priority: 'low' };
  const response = await fetch('/_mb/composition', { ...options, ...(signal ? { signal } : {}) });
  const body: unknown = response.ok ? await response.json() : undefined;
  const key = typeof body === 'object' && body !== null ? Reflect.get(body, 'key') : undefined;
  if (typeof key !== 'string')
    throw new Error(`MB-2001 /_mb/composition answered ${response.status} without a composition key`);
  return key;
}

/** Checks which composition is live and loads a new one. The next navigation uses it. */
export class CompositionPoller {
  private checking: Promise<void> | undefined;
  /** The page itself counts as the first check. */
  private checkedAt = 0;
  private readonly reportedKeys = new Set<string>();

  constructor(private readonly tools: Tools) {}

  private get now(): number {
    return this.tools.now ? this.tools.now() : performance.now();
  }

  /** Checks at intervals while the tab is visible, and when it becomes visible. */
  start(): void {
    setInterval(() => {
      if (document.visibilityState === 'visible') void this.check();
    }, COMPOSITION_POLL_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.checkIfStale();
    });
  }

  checkIfStale(): void {
    if (this.now - this.checkedAt > COMPOSITION_STALE_MS) void this.check();
  }

  /** Handles a key from a response header. The response may be cached, so each key causes only one check. */
  onCompositionHeader(key: string): void {
    if (this.tools.catalog.isCurrentOrPending(key) || this.reportedKeys.has(key)) return;
    this.reportedKeys.add(key);
    void this.check();
  }

  /** Never rejects: a failed check is repeated at the next occasion. */
  check(): Promise<void> {
    this.checking ??= this.loadLive()
      .catch(() => undefined)
      .finally(() => (this.checking = undefined));
    return this.checking;
  }

  private async loadLive(): Promise<void> {
    this.checkedAt = this.now;
    const key = await fetchLiveKey();
    if (!this.tools.catalog.isCurrentOrPending(key)) await this.tools.catalog.loadPending(key);
  }
}
