import { GATE_AXE_PROCESSES, GATE_AXE_REST_MS } from '../../limits.js';
import { Looker } from './axe-worker.js';
import type { Violation } from './protocol.js';

/**
 * Looks at pages in a few processes side by side. They start with the first page and end after a rest: axe takes
 * hundreds of milliseconds for a page, which the edge's own thread must not give.
 */
export class Lookers {
  private free: Looker[] = [];
  private busy = new Set<Looker>();
  private readonly waiting: (() => void)[] = [];
  private rest: NodeJS.Timeout | undefined;

  /** @param file the built script of the process */
  constructor(private readonly file: string) {}

  /**
   * Waits for a free process and lets it look.
   * @param limitMs gives the milliseconds that the look may take when its turn comes
   * @throws TooLate after the limit; Error when the page could not be looked at
   */
  async look(html: string, limitMs: () => number): Promise<Violation[]> {
    const looker = await this.take();
    try {
      return await looker.look({ html }, limitMs());
    } finally {
      this.giveBack(looker);
    }
  }

  /** Starts the processes before the first page comes: that takes them a second. */
  prepare(): void {
    clearTimeout(this.rest);
    this.free = this.free.filter(({ isGone }) => !isGone);
    while (this.free.length + this.busy.size < GATE_AXE_PROCESSES) this.free.push(new Looker(this.file));
    this.restLater();
  }

  private async take(): Promise<Looker> {
    clearTimeout(this.rest);
    while (this.busy.size >= GATE_AXE_PROCESSES) {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    const ready = this.free.filter(({ isGone }) => !isGone);
    const looker = ready.shift() ?? new Looker(this.file);
    this.free = ready;
    this.busy.add(looker);
    return looker;
  }

  private giveBack(looker: Looker): void {
    this.busy.delete(looker);
    if (!looker.isGone) this.free.push(looker);
    this.waiting.shift()?.();
    this.restLater();
  }

  private restLater(): void {
    clearTimeout(this.rest);
    if (this.busy.size > 0) return;
    this.rest = setTimeout(() => this.endFree(), GATE_AXE_REST_MS);
    this.rest.unref();
  }

  private endFree(): void {
    for (const looker of this.free.splice(0)) looker.end();
  }

  close(): void {
    clearTimeout(this.rest);
    this.endFree();
    for (const looker of this.busy) looker.end();
  }
}
