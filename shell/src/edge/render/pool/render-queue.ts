import type { PendingRender } from './pool-worker.js';

interface Waiting {
  pending: PendingRender;
  waitedMs: number;
}

/** Renders that wait for a worker, in order, each with the time that it has waited. */
export class RenderQueue {
  private waiting: Waiting[] = [];

  get length(): number {
    return this.waiting.length;
  }

  add(pending: PendingRender): void {
    this.waiting.push({ pending, waitedMs: 0 });
  }

  addFirst(pending: PendingRender): void {
    this.waiting.unshift({ pending, waitedMs: 0 });
  }

  /** Takes the first one out that may go. */
  take(mayGo: (pending: PendingRender) => boolean): PendingRender | undefined {
    const at = this.waiting.findIndex(({ pending }) => mayGo(pending));
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0]?.pending;
  }

  /** Lets time pass. @returns those that have waited for the limit, taken out */
  pass(milliseconds: number, limitMs: number): PendingRender[] {
    for (const one of this.waiting) one.waitedMs += milliseconds;
    const over = this.waiting.filter(({ waitedMs }) => waitedMs >= limitMs);
    if (over.length > 0) this.waiting = this.waiting.filter(({ waitedMs }) => waitedMs < limitMs);
    return over.map(({ pending }) => pending);
  }

  /** Lets some wait as long again. */
  extend(which: (pending: PendingRender) => boolean): void {
    for (const one of this.waiting) if (which(one.pending)) one.waitedMs = 0;
  }

  /** Takes all of them out. */
  clear(): PendingRender[] {
    return this.waiting.splice(0).map(({ pending }) => pending);
  }
}
