import { COMPOSITION_LOOK_MS, COMPOSITION_STALE_MS } from './limits.js';

interface Tools {
  known: { knows: (key: string) => boolean; learn: (key: string) => Promise<void> };
  /** Milliseconds of a clock that only goes forward, from when the page was begun. */
  now?: () => number;
}

/** The key of the live composition. @throws when nobody answers, or something else */
export async function askLiveKey(signal?: AbortSignal): Promise<string> {
  // Below everything that the reader waits for.
  const options: RequestInit & { priority: 'low' } = { cache: 'no-cache', priority: 'low' };
  const response = await fetch('/_mb/composition', { ...options, ...(signal ? { signal } : {}) });
  const answer: unknown = response.ok ? await response.json() : undefined;
  const key = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'key') : undefined;
  if (typeof key !== 'string')
    throw new Error(`MB-2001 The live composition is not told: ${response.status}`);
  return key;
}

/** Sees which composition is live, and has the tab learn a new one; what it learnt is used by the next navigation. */
export class CompositionWatch {
  private looking: Promise<void> | undefined;
  /** The page itself was the first look. */
  private lookedAt = 0;
  private readonly heard = new Set<string>();

  constructor(private readonly tools: Tools) {}

  private get now(): number {
    return this.tools.now ? this.tools.now() : performance.now();
  }

  /** Looks now and then while the tab is seen, and when it comes to be seen again. */
  start(): void {
    setInterval(() => {
      if (document.visibilityState === 'visible') void this.look();
    }, COMPOSITION_LOOK_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.lookIfOld();
    });
  }

  lookIfOld(): void {
    if (this.now - this.lookedAt > COMPOSITION_STALE_MS) void this.look();
  }

  /** An answer bore a composition's key. It may come from a cache, so the edge is asked, once for each. */
  hear(key: string): void {
    if (this.tools.known.knows(key) || this.heard.has(key)) return;
    this.heard.add(key);
    void this.look();
  }

  /** Never rejects: what cannot be seen now is seen another time. */
  look(): Promise<void> {
    this.looking ??= this.see()
      .catch(() => undefined)
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async see(): Promise<void> {
    this.lookedAt = this.now;
    const key = await askLiveKey();
    if (!this.tools.known.knows(key)) await this.tools.known.learn(key);
  }
}
