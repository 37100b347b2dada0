import type { Logger } from 'pino';
import {
  BUSY_WAIT_MS,
  HEARTBEAT_MS,
  HIRE_PAUSE_MS,
  QUEUE_LIMIT_MS,
  RENDER_QUEUE_LIMIT,
  RENDERS_PER_WORKER,
} from '../../limits.js';
import { PoolWorker, type EndReason, type PendingRender, type WorkerEnd } from './pool-worker.js';
import {
  versionLabel,
  type FailureCode,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
  type WorkerSetup,
} from '../protocol.js';
import { RenderQueue } from './render-queue.js';
import { StallRecord } from './stall-record.js';

export type JobRequest = Omit<RenderJob, 'id'>;

export interface RenderPoolOptions {
  /** Workers. */
  size: number;
  workerFile: string;
  setup: Omit<WorkerSetup, 'vitals'>;
  log: Logger;
}

const failed = (code: FailureCode, message: string): RenderResult => ({
  kind: 'failed',
  code,
  message,
});

const PAUSED = failed('MB-2007', 'Server rendering of this version is paused after repeated stalls');

/** How the end of a worker is told: to who waits for a page of the version that caused it, and in the log. */
function describeEnd(version: ServerVersion, reason: EndReason): { code: FailureCode; message: string } {
  const remote = versionLabel(version);
  switch (reason.kind) {
    case 'memory':
      return {
        code: 'MB-2012',
        message: `${remote} kept too much memory in its worker: ${reason.outsideMb} MB outside the heap`,
      };
    case 'malformed':
      return { code: 'MB-2004', message: `The worker sent no proper answer for ${remote}. ${reason.issues}` };
    case 'stalled':
      return { code: 'MB-2005', message: `${remote} blocked its worker` };
  }
}

const isSame = (one: ServerVersion, other: ServerVersion) =>
  one.name === other.name && one.version === other.version;

/**
 * Renders in worker threads. A render past its limit is given up alone; only a worker whose heart stops is terminated,
 * and what else it was rendering is tried once more elsewhere.
 */
export class RenderPool {
  private readonly workers: PoolWorker[] = [];
  private readonly queue = new RenderQueue();
  private readonly lastBeats = new WeakMap<PoolWorker, number>();
  private lastAged = performance.now();
  private readonly ageing: NodeJS.Timeout;
  private readonly stalls = new StallRecord();
  private nextId = 1;
  private closing = false;

  constructor(private readonly options: RenderPoolOptions) {
    this.ageing = setInterval(() => this.age(), HEARTBEAT_MS);
    this.ageing.unref();
  }

  /** Starts the workers. @returns when all of them are ready */
  async start(): Promise<void> {
    await Promise.all(Array.from({ length: this.options.size }, () => this.hire()));
    if (!this.workers.some((worker) => worker.isReady)) throw new Error('MB-2005 No render worker starts');
  }

  private async hire(): Promise<void> {
    const worker = new PoolWorker(this.options.workerFile, this.options.setup, {
      onIdle: () => this.pump(),
      onEnd: (end) => this.replace(end),
    });
    this.workers.push(worker);
    await worker.ready;
    this.pump();
  }

  /**
   * Evaluates a version's bundle in every worker before its first visitor comes: in one after the other, so that a
   * bundle that never ends takes only one of them along.
   */
  async warm(version: ServerVersion): Promise<void> {
    for (const worker of [...this.workers]) {
      if (!(await worker.warm(this.newId(), version))) return;
    }
  }

  private newId(): number {
    const id = this.nextId;
    this.nextId = (id % 0x7fffffff) + 1;
    return id;
  }

  /** Renders; never rejects. What cannot be rendered in time is `failed`. */
  render(request: JobRequest): Promise<RenderResult> {
    if (this.stalls.isPaused(request.version)) return Promise.resolve(PAUSED);
    if (this.queue.length >= RENDER_QUEUE_LIMIT) {
      return Promise.resolve(failed('MB-2003', 'Too many renders are waiting'));
    }
    return new Promise((resolve) => {
      const job = { ...request, id: this.newId() };
      let timer: NodeJS.Timeout | undefined;
      const pending: PendingRender = {
        job,
        retried: false,
        allow: (milliseconds) => {
          clearTimeout(timer);
          if (milliseconds !== undefined)
            timer = setTimeout(() => this.giveUp(pending, milliseconds), milliseconds);
        },
        settle: (result) => {
          clearTimeout(timer);
          resolve(result);
          if (result.kind !== 'failed') this.extend(job.version);
        },
      };
      this.queue.add(pending);
      this.pump();
    });
  }

  private giveUp(pending: PendingRender, limit: number): void {
    for (const worker of this.workers) worker.forget(pending.job.id);
    pending.settle(failed('MB-2003', `No result within ${limit} ms`));
  }

  /**
   * Counts the time of those that wait. As with a render's own time, a busy machine is no reason to turn a visitor away:
   * time passes as fast as the heart of the most idle worker beats.
   */
  private age(): void {
    const now = performance.now();
    const passed = now - this.lastAged;
    this.lastAged = now;
    const free = this.workers.filter(({ isReady }) => isReady).map((worker) => this.beatsSince(worker));
    const counted = free.length > 0 ? Math.min(passed, Math.max(...free) * HEARTBEAT_MS) : passed;
    for (const pending of this.queue.pass(counted, QUEUE_LIMIT_MS)) this.giveUp(pending, QUEUE_LIMIT_MS);
  }

  private beatsSince(worker: PoolWorker): number {
    const { beats } = worker;
    const before = this.lastBeats.get(worker) ?? beats;
    this.lastBeats.set(worker, beats);
    return beats - before;
  }

  private pump(): void {
    while (this.queue.length > 0) {
      const worker = this.leastBusy();
      if (!worker) return;
      const next = this.takeNext();
      if (!next) return;
      if (this.stalls.isPaused(next.job.version)) next.settle(PAUSED);
      else {
        // A render's own time begins with its turn, and the worker counts it; this is for a worker that does not.
        next.allow(next.job.timeLimitMs + BUSY_WAIT_MS);
        worker.render(next);
      }
    }
  }

  /** The first in the queue whose version does not hold its share of the places: a remote that hangs leaves room. */
  private takeNext(): PendingRender | undefined {
    return this.queue.take(({ job }) => this.hasRoom(job.version));
  }

  private hasRoom(version: ServerVersion): boolean {
    const share = Math.ceil((this.workers.length * RENDERS_PER_WORKER) / 2);
    return this.workers.reduce((sum, worker) => sum + worker.loadOf(version), 0) < share;
  }

  /** A render came to a result, so that what waits for such a place may go on waiting: it will have its turn. */
  private extend(rendered: ServerVersion): void {
    // What waits behind its own version, which hangs, is not helped by the results of others.
    this.queue.extend(({ job }) => isSame(job.version, rendered) || this.hasRoom(job.version));
  }

  private leastBusy(): PoolWorker | undefined {
    const free = this.workers.filter((worker) => worker.isReady && worker.load < RENDERS_PER_WORKER);
    return free.sort((a, b) => a.load - b.load)[0];
  }

  private replace({ worker, reason, guilty, pending, loaded }: WorkerEnd): void {
    this.workers.splice(this.workers.indexOf(worker), 1);
    if (this.closing) return;
    this.tell(reason, guilty, loaded);
    // A worker that dies while it starts would be followed by the next one at once, for ever.
    const pause = worker.wasReady ? 0 : HIRE_PAUSE_MS;
    for (const render of pending) {
      // What the same version wanted to render would most likely end the next worker, too.
      if (guilty && isSame(render.job.version, guilty)) {
        const { code, message } = describeEnd(guilty, reason);
        render.settle(failed(code, message));
      } else this.retry(render);
    }
    setTimeout(() => void (this.closing || this.hire()), pause);
  }

  /** Counts a stall for the version that caused the end, and writes it down. */
  private tell(reason: EndReason, guilty: ServerVersion | undefined, loaded: string[]): void {
    const stalls = guilty && this.stalls.note(guilty);
    const remote = guilty && versionLabel(guilty);
    const { log } = this.options;
    if (reason.kind === 'stalled') {
      if (guilty) log.error({ code: 'MB-2005', remote, stalls }, 'blocked its worker');
      return;
    }
    const { kind, ...details } = reason;
    const code = kind === 'memory' ? 'MB-2012' : 'MB-2004';
    const what =
      kind === 'memory' ? 'kept too much memory outside the heap' : 'its worker sent a malformed message';
    log.error({ code, remote, stalls, loaded, ...details }, what);
  }

  private retry(pending: PendingRender): void {
    if (pending.retried) pending.settle(failed('MB-2005', 'Stalled twice beside another version'));
    else {
      pending.retried = true;
      pending.allow(undefined);
      this.queue.addFirst(pending);
      this.pump();
    }
  }

  /** Terminates the workers; renders under way fail. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.ageing);
    for (const pending of this.queue.clear()) pending.settle(failed('MB-2003', 'The edge is closing'));
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
