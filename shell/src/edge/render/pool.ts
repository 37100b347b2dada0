import type { Logger } from 'pino';
import { HIRE_PAUSE_MS, QUEUE_LIMIT_MS, RENDER_QUEUE_LIMIT, RENDERS_PER_WORKER } from '../limits.js';
import { PoolWorker, type EndReason, type PendingRender, type WorkerEnd } from './pool-worker.js';
import {
  versionLabel,
  type FailureCode,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
  type WorkerSetup,
} from './protocol.js';
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
  private readonly queue: PendingRender[] = [];
  private readonly stalls = new StallRecord();
  private nextId = 1;
  private closing = false;

  constructor(private readonly options: RenderPoolOptions) {}

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
          timer = setTimeout(() => this.giveUp(pending, milliseconds), milliseconds);
        },
        settle: (result) => {
          clearTimeout(timer);
          resolve(result);
        },
      };
      this.queue.push(pending);
      pending.allow(QUEUE_LIMIT_MS);
      this.pump();
    });
  }

  private giveUp(pending: PendingRender, limit: number): void {
    const waiting = this.queue.indexOf(pending);
    if (waiting >= 0) this.queue.splice(waiting, 1);
    for (const worker of this.workers) worker.forget(pending.job.id);
    pending.settle(failed('MB-2003', `No result within ${limit} ms`));
  }

  private pump(): void {
    while (this.queue.length > 0) {
      const worker = this.leastBusy();
      if (!worker) return;
      const next = this.takeNext();
      if (!next) return;
      if (this.stalls.isPaused(next.job.version)) next.settle(PAUSED);
      else {
        // A render's own time begins with its turn: a burst of visitors is served in order, not turned away together.
        next.allow(next.job.timeLimitMs);
        worker.render(next);
      }
    }
  }

  /** The first in the queue whose version does not hold its share of the places: a remote that hangs leaves room. */
  private takeNext(): PendingRender | undefined {
    const share = Math.ceil((this.workers.length * RENDERS_PER_WORKER) / 2);
    const at = this.queue.findIndex(({ job }) => {
      const held = this.workers.reduce((sum, worker) => sum + worker.loadOf(job.version), 0);
      return held < share;
    });
    return at < 0 ? undefined : this.queue.splice(at, 1)[0];
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
      this.queue.unshift(pending);
      pending.allow(QUEUE_LIMIT_MS);
      this.pump();
    }
  }

  /** Terminates the workers; renders under way fail. */
  async close(): Promise<void> {
    this.closing = true;
    for (const pending of this.queue.splice(0)) pending.settle(failed('MB-2003', 'The edge is closing'));
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
