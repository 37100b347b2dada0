import { Worker } from 'node:worker_threads';
import { HEARTBEAT_MS, WORKER_HEAP_MB, WORKER_OFF_HEAP_MB } from '../../limits.js';
import {
  versionLabel,
  versionNumber,
  VITALS,
  VITALS_BYTES,
  type RenderJob,
  type RenderResult,
  type ServerVersion,
  type ToWorker,
  type WorkerSetup,
} from '../protocol.js';
import { readThreadCpuMs } from '../thread-cpu-time.js';
import { parseMessage } from '../worker-messages.js';
import { HeartbeatTimeout } from './heartbeat-timeout.js';

export interface PendingRender {
  job: RenderJob;
  retried: boolean;
  /** Restarts the time limit, in milliseconds. Undefined removes it. */
  setTimeLimit: (milliseconds: number | undefined) => void;
  settle: (result: RenderResult) => void;
}

const MICROSECONDS_PER_MS = 1_000;
const KIB_PER_MB = 1_024;

/** Why a worker ended: its thread was blocked or died, it used too much memory, or it sent a malformed message. */
export type EndReason =
  { kind: 'stalled' } | { kind: 'memory'; outsideMb: number } | { kind: 'malformed'; issues: string };

export interface WorkerEnd {
  worker: PoolWorker;
  reason: EndReason;
  /** The version whose code caused the end, if known. */
  culprit: ServerVersion | undefined;
  /** Unfinished renders. */
  pending: PendingRender[];
  /** All versions whose code was in the worker, as `name@version`. */
  loaded: string[];
}

interface Listeners {
  onIdle: () => void;
  onEnd: (end: WorkerEnd) => void;
}

interface Warming {
  version: ServerVersion;
  settle: (warmed: boolean) => void;
}

/** One worker thread with its renders in progress. Checks the thread's heartbeat and memory. */
export class PoolWorker {
  readonly ready: Promise<void>;
  isReady = false;
  /** Whether the worker was ready at any time. */
  wasReady = false;
  private readonly vitals = new Int32Array(new SharedArrayBuffer(VITALS_BYTES));
  private readonly pending = new Map<number, PendingRender>();
  private readonly warming = new Map<number, Warming>();
  private readonly loaded = new Map<number, ServerVersion>();
  private readonly worker: Worker;
  private readonly healthTimer: NodeJS.Timeout;
  private readonly heartbeatTimeout = new HeartbeatTimeout();
  private thread: string | undefined;
  private hasEnded = false;

  constructor(
    file: string,
    setup: Omit<WorkerSetup, 'vitals'>,
    private readonly listeners: Listeners,
  ) {
    this.worker = new Worker(file, {
      workerData: { ...setup, vitals: this.vitals.buffer },
      // By default a worker inherits the environment. The code of remotes must not see it.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    });
    this.ready = new Promise((resolve) => {
      this.worker.on('message', (message: unknown) => this.receive(message, resolve));
      this.worker.on('error', () => this.end({ kind: 'stalled' }));
      this.worker.on('exit', () => {
        resolve();
        this.end({ kind: 'stalled' });
      });
    });
    this.healthTimer = setInterval(() => this.checkHealth(), HEARTBEAT_MS);
    this.healthTimer.unref();
  }

  private receive(received: unknown, onReady: () => void): void {
    if (this.hasEnded) return;
    const parsed = parseMessage(received);
    if ('issues' in parsed) {
      this.end({ kind: 'malformed', issues: parsed.issues }, parsed.id);
      return;
    }
    const { message } = parsed;
    if (message.type === 'ready') {
      this.thread = message.thread;
      this.isReady = true;
      this.wasReady = true;
      onReady();
    } else if (message.type === 'warmed') this.finishWarming(message.id);
    else this.finishRender(message.id, message.result);
  }

  /** Number of heartbeats so far. */
  get beats(): number {
    return Atomics.load(this.vitals, VITALS.heartbeat);
  }

  get load(): number {
    return this.pending.size;
  }

  /** Number of renders of one version in progress. */
  countRendersOf({ name, version }: ServerVersion): number {
    return [...this.pending.values()].filter(
      ({ job }) => job.version.name === name && job.version.version === version,
    ).length;
  }

  render(pending: PendingRender): void {
    this.pending.set(pending.job.id, pending);
    for (const version of [pending.job.version, ...pending.job.sitemapVersions]) this.recordLoaded(version);
    this.send({ type: 'render', job: pending.job });
  }

  /**
   * Evaluates a version's bundle ahead of its first render.
   * @returns false when the worker ended during the evaluation
   */
  warm(id: number, version: ServerVersion): Promise<boolean> {
    if (this.hasEnded) return Promise.resolve(false);
    return new Promise((settle) => {
      this.warming.set(id, { version, settle });
      this.recordLoaded(version);
      this.send({ type: 'warm', id, version });
    });
  }

  private recordLoaded(version: ServerVersion): void {
    this.loaded.set(versionNumber(version), version);
  }

  private finishWarming(id: number): void {
    this.warming.get(id)?.settle(true);
    this.warming.delete(id);
  }

  /** Ignores the result of a render. The render still occupies the thread until it finishes. */
  abandon(id: number): void {
    const pending = this.pending.get(id);
    if (pending) this.pending.set(id, { ...pending, settle: () => undefined });
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private finishRender(id: number, result: RenderResult): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.settle(result);
    this.listeners.onIdle();
  }

  private checkHealth(): void {
    if (!this.isReady) return;
    const outsideMb = Math.round(Atomics.load(this.vitals, VITALS.offHeapKib) / KIB_PER_MB);
    if (outsideMb > WORKER_OFF_HEAP_MB) {
      this.end({ kind: 'memory', outsideMb });
      return;
    }
    const sample = { beat: this.beats, now: performance.now(), cpu: () => this.readCpuMs() };
    if (this.heartbeatTimeout.isExceeded(sample)) this.end({ kind: 'stalled' });
  }

  /** The process' time is a poor substitute: the main thread may be busy while the worker starves. */
  private readCpuMs(): number {
    const threadMs = this.thread === undefined ? undefined : readThreadCpuMs(this.thread);
    if (threadMs !== undefined) return threadMs;
    const { user, system } = process.cpuUsage();
    return (user + system) / MICROSECONDS_PER_MS;
  }

  /** @param malformedJob the job whose message was malformed */
  private end(reason: EndReason, malformedJob?: number): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.isReady = false;
    void this.terminate();
    const culprit = this.findCulprit(reason, malformedJob);
    const pending = [...this.pending.values()];
    this.pending.clear();
    for (const { settle } of this.warming.values()) settle(false);
    this.warming.clear();
    const loaded = [...this.loaded.values()].map(versionLabel);
    this.listeners.onEnd({ worker: this, reason, culprit, pending, loaded });
  }

  private findCulprit(reason: EndReason, malformedJob?: number): ServerVersion | undefined {
    if (reason.kind === 'memory') return this.loaded.get(Atomics.load(this.vitals, VITALS.largestGrower));
    const job = reason.kind === 'malformed' ? malformedJob : Atomics.load(this.vitals, VITALS.job);
    if (job === undefined) return undefined;
    return this.pending.get(job)?.job.version ?? this.warming.get(job)?.version;
  }

  async terminate(): Promise<void> {
    clearInterval(this.healthTimer);
    await this.worker.terminate();
  }
}
