import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { SHARE_IDLE_MS, SHARE_QUEUE_LIMIT, SHARE_TIME_LIMIT_MS } from '../../limits.js';
import type { WarningLog } from '../../warning-log.js';

interface Options {
  /** The program of the thread. It answers an SVG with a PNG. */
  workerFile: string;
  log: WarningLog;
  timeLimitMs?: number;
  idleMs?: number;
}

/** A picture that shows whether code and fonts are there. */
const PROBE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><text y="8">A</text></svg>';

/**
 * Makes PNG pictures of SVG in a thread, one at a time, so that a crowd of requests leaves processor time for pages. A picture that
 * takes too long, or an error, ends the thread; the next picture gets a new one. An idle thread ends too: it holds 40 MB.
 */
export class Rasterizer {
  private readonly limit = pLimit(1);
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  /** Whether pictures can be made: code and fonts were there at the start. */
  isUsable = false;

  constructor(private readonly options: Options) {}

  /** Tries whether pictures can be made. Otherwise it logs why, and the edge works without them. */
  async start(): Promise<void> {
    try {
      await this.rasterize(PROBE);
      this.isUsable = true;
    } catch (error) {
      this.options.log.warn({ code: 'MB-2014', err: error }, 'pages have no share pictures of their own');
    }
  }

  /** @throws when the queue is full, or the picture cannot be made */
  async rasterize(svg: string): Promise<Buffer> {
    if (this.limit.pendingCount >= SHARE_QUEUE_LIMIT) throw new Error('Too many share pictures are waiting');
    return this.limit(() => this.rasterizeNext(svg));
  }

  async close(): Promise<void> {
    clearTimeout(this.idle);
    await this.end(this.worker);
  }

  private async rasterizeNext(svg: string): Promise<Buffer> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.spawn());
    try {
      const answer = once(worker, 'message', {
        signal: AbortSignal.timeout(this.options.timeLimitMs ?? SHARE_TIME_LIMIT_MS),
      });
      worker.postMessage(svg);
      const [png] = await answer;
      return Buffer.from(png);
    } catch (error) {
      await this.end(worker);
      throw error;
    } finally {
      this.idle = setTimeout(() => void this.end(this.worker), this.options.idleMs ?? SHARE_IDLE_MS).unref();
    }
  }

  private spawn(): Worker {
    // By default a worker inherits the environment and options of the process; it needs neither.
    const worker = new Worker(this.options.workerFile, { env: {}, execArgv: [] });
    worker.unref();
    // Without a listener, an error between two pictures would end the edge.
    worker.on('error', () => void this.end(worker));
    return worker;
  }

  private async end(worker: Worker | undefined): Promise<void> {
    if (this.worker === worker) this.worker = undefined;
    await worker?.terminate();
  }
}
