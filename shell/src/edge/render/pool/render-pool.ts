import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import {
  BEATS_REPORT_MS,
  BUSY_WAIT_MS,
  HEARTBEAT_MS,
  LATER_HARM_MS,
  QUEUE_LIMIT_MS,
  RENDER_QUEUE_LIMIT,
  RENDERS_PER_WORKER,
  RESPAWN_DELAY_MS,
  STARTING_SHARE,
} from '../../limits.js';
import {
  versionLabel,
  type FailureCode,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
} from '../protocol.js';
import { chooseWorker, orderForTrial, reserveWorker } from './choose-worker.js';
import { describeWorkerEnd } from './describe-worker-end.js';
import {
  PoolWorker,
  type EndReason,
  type PendingRender,
  type WorkerEnd,
  type WorkerOptions,
} from './pool-worker.js';
import { RenderQueue } from './render-queue.js';
import { VersionRecord } from './version-record.js';

export type JobRequest = Omit<RenderJob, 'id'>;

export interface RenderPoolOptions extends WorkerOptions {
  /** Number of render processes. */
  size: number;
  log: Logger;
}

const END_CODES = { memory: 'MB-2012', malformed: 'MB-2004', exited: 'MB-2013' } as const;
const END_MESSAGES = {
  memory: 'used too much memory outside the heap',
  malformed: 'its render process sent a malformed message',
  exited: 'its render process ended',
} as const;

const failed = (code: FailureCode, message: string): RenderResult => ({
  kind: 'failed',
  code,
  message,
});

const NOT_RISKED = failed(
  'MB-2007',
  'This version stalled lately, and only one render process is ready: that one is for other versions',
);
const PAUSED = failed('MB-2007', 'Server rendering of this version is paused after repeated stalls');

const isSameVersion = (a: ServerVersion, b: ServerVersion) => a.name === b.name && a.version === b.version;

/**
 * Renders in separate processes. A render that exceeds its limit fails alone. Only a process without heartbeats is
 * ended. Its other renders are retried once in another process, alone, so that a second end names its culprit.
 */
export class RenderPool {
  private readonly workers: PoolWorker[] = [];
  private readonly queue = new RenderQueue();
  private readonly lastBeats = new WeakMap<PoolWorker, number>();
  private lastCountedAt = performance.now();
  private readonly waitingTimer: NodeJS.Timeout;
  private readonly record = new VersionRecord();
  /** Versions that visitors get. */
  private live: readonly ServerVersion[] = [];
  private nextId = 1;
  private closing = false;

  constructor(private readonly options: RenderPoolOptions) {
    this.waitingTimer = setInterval(() => this.countWaitingTime(), BEATS_REPORT_MS);
    this.waitingTimer.unref();
  }

  /** Renders that wait for a process. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Processes that take renders. */
  get openProcesses(): number {
    return this.workers.filter(({ isOpen }) => isOpen).length;
  }

  /** Starts the workers. Resolves when all of them are ready. */
  async start(): Promise<void> {
    await this.createReadableFolders();
    await Promise.all(Array.from({ length: this.options.size }, () => this.spawn()));
    if (!this.workers.some((worker) => worker.isReady)) throw new Error('MB-2005 No render worker starts');
  }

  /**
   * Creates the folders of the bundles. Node's permission model allows the contents of a folder only if it exists when the
   * process starts. At the first start of an edge it does not, and every render would fail.
   */
  private async createReadableFolders(): Promise<void> {
    try {
      for (const folder of this.options.readable) await mkdir(folder, { recursive: true });
    } catch (error) {
      // Cached pages and files are still served from a disk that cannot be written.
      this.options.log.warn({ err: error }, 'no folder for the bundles of remotes');
    }
  }

  private async spawn(): Promise<void> {
    const worker = new PoolWorker(this.options, {
      onIdle: () => this.dispatch(),
      onResult: (rendered) => this.record.recordResult(rendered),
      onEnd: (end) => this.replace(end),
    });
    this.workers.push(worker);
    await worker.ready;
    const warmed = this.warmStarted(worker);
    // Renders wait for a cold process only where there is no other.
    if (this.workers.some(({ isOpen }) => isOpen)) await warmed;
    worker.isOpen = worker.isReady;
    this.dispatch();
  }

  /** Evaluates the live versions in a process that replaces another. */
  private async warmStarted(worker: PoolWorker): Promise<void> {
    for (const version of this.live)
      if (!this.record.isOnTrial(version)) await worker.warm(this.newId(), version);
  }

  /**
   * Evaluates the bundles of the versions that visitors get in every process, before their first visitors. It does so in one process
   * after the other. For a new version it waits for the end of the trial: a bundle that harms its process then ends one of them.
   */
  async warm(versions: readonly ServerVersion[]): Promise<void> {
    // They were live before this edge started.
    if (this.live.length === 0) for (const version of versions) this.record.trust(version);
    this.live = versions;
    await Promise.all(versions.map((version) => this.warmVersion(version, versions)));
  }

  /** @param versions the live ones; a later composition ends the wait for a trial */
  private async warmVersion(version: ServerVersion, versions: readonly ServerVersion[]): Promise<void> {
    for (const worker of orderForTrial(this.workers, this.isOnTrial)) {
      if (this.record.isSuspect(version)) return;
      const outcome = await worker.warm(this.newId(), version);
      if (outcome === 'ended') continue;
      // The bundle may have ended its process, whatever else was in there.
      if (outcome === 'failed') return;
      while (this.isOnTrial(version)) {
        if (this.closing || this.record.isSuspect(version) || this.live !== versions) return;
        await pause(LATER_HARM_MS, undefined, { ref: false });
      }
    }
  }

  private newId(): number {
    const id = this.nextId;
    this.nextId = (id % 0x7fffffff) + 1;
    return id;
  }

  /** Renders. Never rejects: a failure or timeout is a result of the kind `failed`. */
  render(request: JobRequest): Promise<RenderResult> {
    if (this.record.isPaused(request.version)) return Promise.resolve(PAUSED);
    if (this.queue.length >= RENDER_QUEUE_LIMIT) {
      return Promise.resolve(failed('MB-2003', 'Too many renders are waiting'));
    }
    return new Promise((resolve) => {
      const job = { ...request, id: this.newId() };
      let timer: NodeJS.Timeout | undefined;
      const pending: PendingRender = {
        job,
        retried: false,
        setTimeLimit: (milliseconds) => {
          clearTimeout(timer);
          if (milliseconds !== undefined)
            timer = setTimeout(() => this.timeOut(pending, milliseconds), milliseconds);
        },
        settle: (result) => {
          clearTimeout(timer);
          resolve(result);
          if (result.kind !== 'failed') this.resetWaitingTime(job.version);
        },
      };
      this.queue.add(pending);
      this.dispatch();
    });
  }

  private timeOut(pending: PendingRender, limitMs: number): void {
    for (const worker of this.workers) worker.abandon(pending.job.id);
    pending.settle(failed('MB-2003', `No result within ${limitMs} ms`));
  }

  /**
   * Counts the waiting time of queued renders. A busy machine must not fail a render. Time therefore passes only as
   * fast as the heartbeats of the most idle worker.
   */
  private countWaitingTime(): void {
    const now = performance.now();
    const passedMs = now - this.lastCountedAt;
    this.lastCountedAt = now;
    const beats = this.workers.filter(({ isReady }) => isReady).map((worker) => this.countNewBeats(worker));
    const countedMs =
      beats.length > 0 ? Math.min(passedMs, Math.max(...beats) * HEARTBEAT_MS) : passedMs * STARTING_SHARE;
    for (const pending of this.queue.addWaitingTime(countedMs, QUEUE_LIMIT_MS)) {
      this.timeOut(pending, QUEUE_LIMIT_MS);
    }
    // A version may have stopped to be on trial.
    this.dispatch();
  }

  private countNewBeats(worker: PoolWorker): number {
    const { beats } = worker;
    const previous = this.lastBeats.get(worker) ?? beats;
    this.lastBeats.set(worker, beats);
    return beats - previous;
  }

  /** Starts queued renders while workers have room. */
  private dispatch(): void {
    while (this.queue.length > 0) {
      const isWaiting = this.queue.some(({ job, retried }) => !retried && this.isOnTrial(job.version));
      const reserved = reserveWorker(this.workers, this.isOnTrial, isWaiting);
      const taken = this.queue.takeFirst((pending) => this.choose(pending, reserved));
      if (!taken) return;
      const { next, chosen } = taken;
      if ('kind' in chosen) next.settle(chosen);
      else {
        // The worker itself counts the render's own time. This limit is for a worker that does not respond.
        next.setTimeLimit(next.job.timeLimitMs + BUSY_WAIT_MS);
        chosen.render(next);
      }
    }
  }

  /** @returns a result for a version that must not be rendered now, undefined when the render has to wait */
  private choose(
    { job: { version }, retried }: PendingRender,
    reserved: PoolWorker | undefined,
  ): PoolWorker | RenderResult | undefined {
    if (this.record.isPaused(version)) return PAUSED;
    if (this.mayNotRisk(version)) return NOT_RISKED;
    // A version may use only its share of the workers, so that a hanging remote leaves room for others.
    if (!this.hasRoom(version)) return undefined;
    return chooseWorker({ version, retried }, this.workers, this.isOnTrial, reserved);
  }

  private readonly isOnTrial = (version: ServerVersion): boolean =>
    // One process cannot be shared out.
    this.options.size > 1 && this.record.isOnTrial(version);

  /** The last open process is for other versions than one that stalled lately. */
  private mayNotRisk(version: ServerVersion): boolean {
    const open = this.workers.filter(({ isOpen }) => isOpen);
    return this.options.size > 1 && open.length === 1 && this.record.isSuspect(version);
  }

  private hasRoom(version: ServerVersion): boolean {
    const half = Math.ceil((this.workers.length * RENDERS_PER_WORKER) / 2);
    const share = this.isOnTrial(version) ? Math.min(half, RENDERS_PER_WORKER) : half;
    return this.workers.reduce((sum, worker) => sum + worker.countRendersOf(version), 0) < share;
  }

  /** A finished render shows that the queue moves. Renders that it makes room for may wait for the full limit again. */
  private resetWaitingTime(rendered: ServerVersion): void {
    // Results of other versions do not help a render that waits behind its own hanging version.
    this.queue.resetWaitingTime(
      ({ job }) => isSameVersion(job.version, rendered) || this.hasRoom(job.version),
    );
  }

  private replace({ worker, reason, culprit, pending, loaded }: WorkerEnd): void {
    this.workers.splice(this.workers.indexOf(worker), 1);
    if (this.closing) return;
    this.recordEnd(reason, culprit, loaded);
    // Without a delay, workers that die during their start would respawn in an endless loop.
    const delayMs = worker.wasReady ? 0 : RESPAWN_DELAY_MS;
    for (const render of pending) {
      // Other renders of the culprit would most likely end the next worker too.
      if (culprit && isSameVersion(render.job.version, culprit)) {
        const { code, message } = describeWorkerEnd(culprit, reason);
        render.settle(failed(code, message));
      } else this.retry(render);
    }
    setTimeout(() => void (this.closing || this.spawn()), delayMs);
  }

  /** Counts a stall of the culprit and logs the end of its worker. */
  private recordEnd(reason: EndReason, culprit: ServerVersion | undefined, loaded: string[]): void {
    const stalls = culprit && this.record.recordStall(culprit);
    const remote = culprit && versionLabel(culprit);
    const { log } = this.options;
    if (reason.kind === 'stalled') {
      if (culprit) log.error({ code: 'MB-2005', remote, stalls }, 'blocked its worker');
      return;
    }
    const { kind, ...details } = reason;
    log.error({ code: END_CODES[kind], remote, stalls, loaded, ...details }, END_MESSAGES[kind]);
  }

  private retry(pending: PendingRender): void {
    if (pending.retried) pending.settle(failed('MB-2005', 'Another version stalled the worker twice'));
    else {
      pending.retried = true;
      pending.setTimeLimit(undefined);
      this.queue.prepend(pending);
      this.dispatch();
    }
  }

  /** Terminates the workers. Renders in progress fail. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.waitingTimer);
    for (const pending of this.queue.clear()) pending.settle(failed('MB-2003', 'The edge is closing'));
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
