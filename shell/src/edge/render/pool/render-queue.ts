import type { PendingRender } from './pool-worker.js';

interface QueuedRender {
  pending: PendingRender;
  waitedMs: number;
}

/** Renders that wait for a worker, in order, with their waiting times. */
export class RenderQueue {
  private queued: QueuedRender[] = [];

  get length(): number {
    return this.queued.length;
  }

  add(pending: PendingRender): void {
    this.queued.push({ pending, waitedMs: 0 });
  }

  prepend(pending: PendingRender): void {
    this.queued.unshift({ pending, waitedMs: 0 });
  }

  some(matches: (pending: PendingRender) => boolean): boolean {
    return this.queued.some(({ pending }) => matches(pending));
  }

  /** Removes and returns the first render that something is chosen for, and what is chosen. */
  takeFirst<T>(
    choose: (pending: PendingRender) => T | undefined,
  ): { next: PendingRender; chosen: T } | undefined {
    for (const [index, { pending }] of this.queued.entries()) {
      const chosen = choose(pending);
      if (chosen === undefined) continue;
      this.queued.splice(index, 1);
      return { next: pending, chosen };
    }
    return undefined;
  }

  /** Adds waiting time to all renders. @returns the renders that reached the limit; they leave the queue */
  addWaitingTime(milliseconds: number, limitMs: number): PendingRender[] {
    for (const render of this.queued) render.waitedMs += milliseconds;
    const expired = this.queued.filter(({ waitedMs }) => waitedMs >= limitMs);
    if (expired.length > 0) this.queued = this.queued.filter(({ waitedMs }) => waitedMs < limitMs);
    return expired.map(({ pending }) => pending);
  }

  resetWaitingTime(matches: (pending: PendingRender) => boolean): void {
    for (const render of this.queued) if (matches(render.pending)) render.waitedMs = 0;
  }

  /** Removes and returns all renders. */
  clear(): PendingRender[] {
    return this.queued.splice(0).map(({ pending }) => pending);
  }
}
